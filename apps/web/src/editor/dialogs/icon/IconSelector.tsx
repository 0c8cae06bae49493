import { SearchOutlined } from '@ant-design/icons';
import type { IconSet } from '@pagewright/components/icons';
import { useQuery } from '@tanstack/react-query';
import { Input, type InputRef, Segmented, Spin } from 'antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { IconGrid } from './IconGrid.tsx';
import styles from './icon.module.css';
import { searchIcons } from './icon-search.ts';
import { ICON_SETS, ICONS_QUERY } from './load-icons.ts';

interface IconSelectorProps {
  /** Name of the present icon. */
  readonly value: string;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

type Choice = 'all' | IconSet;

/** Chooses an icon of Material Icons or Font Awesome. The sets load when the selector opens. */
export function IconSelector({ value, onChoose, onClose }: IconSelectorProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<Choice>('all');
  const [query, setQuery] = useState('');
  const { data: entries, isError, refetch } = useQuery(ICONS_QUERY);
  const field = useRef<InputRef>(null);
  const wanted = useDeferredValue(query);
  const found = useMemo(() => {
    const own = entries && (choice === 'all' ? ICON_SETS.flatMap((set) => entries[set]) : entries[choice]);
    return own && searchIcons(own, wanted);
  }, [entries, choice, wanted]);
  const choose = (name: string) => {
    onChoose(name);
    onClose();
  };
  return (
    <div role="presentation" onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
      <KitModal
        title={t('panels.icons.title')}
        width={720}
        centered
        footer={null}
        onCancel={onClose}
        afterOpenChange={(open) => open && field.current?.focus()}
      >
        <Input
          ref={field}
          allowClear
          prefix={<SearchOutlined />}
          aria-label={t('panels.icons.search')}
          placeholder={t('panels.icons.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onPressEnter={(event) => {
            const [first] = found ?? [];
            if (first && query !== '' && !event.nativeEvent.isComposing) choose(first.name);
          }}
        />
        <div className={styles.bar}>
          <Segmented<Choice>
            size="small"
            value={choice}
            options={(['all', ...ICON_SETS] as const).map((set) => ({ value: set, label: t(`panels.icons.${set}`) }))}
            onChange={setChoice}
          />
          {found && <span className={styles.count}>{t('panels.icons.found', { count: found.length })}</span>}
        </div>
        <div className={styles.space}>
          {isError ? (
            <div className={styles.notice}>
              <p role="alert">{t('panels.icons.failed')}</p>
              <Button onClick={() => void refetch()}>{t('panels.icons.retry')}</Button>
            </div>
          ) : !found ? (
            <div className={styles.notice}>
              <Spin />
            </div>
          ) : found.length === 0 ? (
            <p className={styles.notice}>{t('panels.icons.nothing', { text: query })}</p>
          ) : (
            <IconGrid key={`${choice} ${wanted}`} entries={found} value={value} onChoose={choose} />
          )}
        </div>
      </KitModal>
    </div>
  );
}
