import { LinkOutlined } from '@ant-design/icons';
import { type RefSelectProps, Select } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../app/controls/Button.tsx';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import type { EditorPage } from '../document/editor.ts';
import { useEditorState } from '../document/editor-context.ts';
import { pageTitle } from '../document/page-title.ts';
import type { DataFlow } from './data-flow.ts';
import styles from './flow.module.css';
import { useConnect } from './use-connect.ts';

interface ConnectFormProps {
  readonly flow: DataFlow;
  readonly pages: readonly EditorPage[];
  readonly numbers: ReadonlyMap<number, number>;
}

/** Connects two pages by name. The source is the page whose connector was pressed, else the one that is edited. */
export function ConnectForm({ flow, pages, numbers }: ConnectFormProps) {
  const { t } = useTranslation();
  const connect = useConnect(flow, numbers);
  const pressed = useStore(flow.store, (state) => state.source);
  const shown = useEditorState((state) => state.pageId);
  const source = pressed && numbers.has(pressed.pageId) ? pressed.pageId : shown;
  const [target, setTarget] = useState<number>();
  const targetField = useRef<RefSelectProps>(null);
  const ids = { source: useId(), target: useId() };
  useEffect(() => {
    if (pressed) targetField.current?.focus();
  }, [pressed]);
  const options = useMemo(
    () =>
      pages.map((page) => {
        const { id, pageNumber: number } = page;
        const title = pageTitle(page);
        return { value: id, label: title ? t('editor.flow.page', { number, title }) : t('editor.onPage', { number }) };
      }),
    [pages, t],
  );
  const isTarget = target !== undefined && target !== source && numbers.has(target);
  const submit = () => {
    if (target === undefined || !connect(source, target)) return;
    setTarget(undefined);
    // The button has nothing more to do; the keyboard goes on with the next connection.
    targetField.current?.focus();
  };
  const common = {
    showSearch: { optionFilterProp: 'label' },
    getPopupContainer: overlayContainer,
  } as const;
  return (
    <form
      className={styles.form}
      aria-label={t('editor.flow.connect')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={ids.source}>{t('editor.flow.from')}</label>
      <Select
        {...common}
        id={ids.source}
        value={source}
        options={options}
        onChange={(id: number) => flow.startFrom(id)}
      />
      <label htmlFor={ids.target}>{t('editor.flow.to')}</label>
      <Select
        {...common}
        ref={targetField}
        id={ids.target}
        value={isTarget ? target : null}
        placeholder={t('editor.flow.choose')}
        options={options.filter(({ value }) => value !== source)}
        onChange={(id: number | null) => setTarget(id ?? undefined)}
      />
      <Button submit wide icon={<LinkOutlined />} disabled={!isTarget}>
        {t('editor.flow.connect')}
      </Button>
    </form>
  );
}
