import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import type { Action } from '../actions/action.ts';
import { ACTIONS } from '../actions/actions.ts';
import { keyLabel } from '../actions/keys.ts';
import styles from './editor-screen.module.css';
import { IS_MAC } from './platform.ts';

interface Section {
  readonly title: ParseKeys;
  readonly groups: readonly Action['group'][];
}

const SECTIONS: readonly Section[] = [
  { title: 'editor.keys.edit', groups: ['edit'] },
  { title: 'editor.keys.select', groups: ['select'] },
  { title: 'editor.arrange', groups: ['arrange', 'state', 'layer'] },
  { title: 'editor.view', groups: ['view'] },
];

interface Line {
  readonly label: ParseKeys;
  readonly keys: readonly string[];
}

/** Every shortcut there is, out of the registry of actions, and what the pointer does with a key held down. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <KitModal title={t('editor.shortcuts')} footer={null} onCancel={onClose} width={1040} centered>
      <div className={styles.shortcuts}>
        {SECTIONS.map(({ title, groups }) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <dl>
              {linesOf(groups).map(({ label, keys }) => (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>
                    {labelsOf(keys).map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <PointerKeys />
      </div>
    </KitModal>
  );
}

/** The four arrows with a key held down are written as one. */
function labelsOf(keys: readonly string[]): string[] {
  const labels = keys.map((key) => keyLabel(key, IS_MAC));
  const held = /^.*\+/.exec(labels[0] ?? '')?.[0];
  if (labels.length < 4 || held === undefined) return labels;
  return [held + labels.map((label) => label.slice(held.length)).join(' ')];
}

/** Actions of the same name, as the four ways to nudge, are one line. */
function linesOf(groups: readonly Action['group'][]): Line[] {
  const keysOf = new Map<ParseKeys, readonly string[]>();
  for (const { group, label, keys = [] } of ACTIONS) {
    if (groups.includes(group) && keys.length > 0) keysOf.set(label, [...(keysOf.get(label) ?? []), ...keys]);
  }
  return [...keysOf].map(([label, keys]) => ({ label, keys }));
}

function PointerKeys() {
  const { t } = useTranslation();
  const lines = [
    [t('editor.keys.several'), keyLabel('shift', IS_MAC)],
    [t('editor.keys.ratio'), keyLabel('shift', IS_MAC)],
    [t('editor.keys.copyDrag'), keyLabel('alt', IS_MAC)],
    [t('editor.keys.free'), keyLabel('mod', IS_MAC)],
    [t('editor.keys.pan'), t('editor.keys.space')],
    [t('editor.keys.zoom'), `${keyLabel('mod', IS_MAC)} + ${t('editor.keys.wheel')}`],
  ] as const;
  return (
    <section>
      <h3>{t('editor.keys.pointer')}</h3>
      <dl>
        {lines.map(([label, key]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
