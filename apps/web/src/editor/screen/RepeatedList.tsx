import type { Component } from '@pagewright/components/models';
import { isRunningName } from '@pagewright/components/slots';
import { mostLike } from '@pagewright/page/joined-page';
import { repeatedIn, withoutRepeated, withRepeated } from '@pagewright/page/repeats';
import { Switch } from 'antd';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import { KindIcon } from '../panels/KindIcon.tsx';
import panelStyles from '../panels/panels.module.css';
import { useComponentName } from '../panels/use-component-name.ts';
import styles from './editor-screen.module.css';
import { PAGE_FIELDS } from './page-fields.ts';
import { repeatedInOrder } from './repeated-among.ts';

/** What repeats on the document's pages, each to be switched off and on for the page that is shown. */
export function RepeatedList() {
  const { t } = useTranslation();
  const editor = useEditor();
  const { page } = useEditorState(shownPage);
  const pages = useEditorState((state) => state.pages);
  const repeated = useMemo(() => repeatedInOrder(pages.map((one) => one.page)), [pages]);
  if (pages.length < 2) return null;
  const change = (name: string, isOn: boolean) =>
    editor.update((now) => {
      if (!isOn) return withoutRepeated(now, name);
      const others = editor.store.getState().pages.map((one) => one.page);
      return withRepeated(
        now,
        repeatedIn(mostLike(now, others)).filter((one) => one.name === name),
      );
    });
  return (
    <section className={styles.repeated} aria-label={t('editor.repeated.title')} data-field={PAGE_FIELDS.repeated}>
      <span>{t('editor.repeated.title')}</span>
      {repeated.length > 0 && (
        <ul>
          {repeated.map((one) => (
            <RepeatedRow
              key={one.name}
              component={one.component}
              isOn={page.components.some(({ repeat }) => repeat === one.name)}
              onChange={(isOn) => change(one.name, isOn)}
            />
          ))}
        </ul>
      )}
      <p className={panelStyles.label}>{t(repeated.length > 0 ? 'editor.repeated.note' : 'editor.repeated.empty')}</p>
    </section>
  );
}

interface RepeatedRowProps {
  readonly component: Component;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function RepeatedRow({ component, isOn, onChange }: RepeatedRowProps) {
  const label = useId();
  const { t } = useTranslation();
  const own = useComponentName(component);
  const { repeat } = component;
  const name = isRunningName(repeat) ? t(`editor.repeated.running.${repeat}`) : own;
  return (
    <li>
      <KindIcon kind={component.type} />
      <span id={label}>{name}</span>
      <Switch size="small" aria-labelledby={label} checked={isOn} onChange={onChange} />
    </li>
  );
}
