import type { Page } from '@pagewright/components/models';
import { findingMessage } from '@pagewright/contract/lint-messages';
import { fixFinding, fixPage, type Unfixed, whyUnfixed } from '@pagewright/page/fixes';
import { type Finding, type HasPage, lintPage } from '@pagewright/page/lint';
import { linkedPages } from '@pagewright/page/page-links';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import type { EditorPage } from '../document/editor.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import styles from './editor-screen.module.css';

/** What lint finds on the document: a click goes there, a fix is offered where one is known to help. */
export function HealthPanel() {
  const { t } = useTranslation();
  const pages = useEditorState((state) => state.pages);
  const found = useMemo(() => {
    const known = knownPages(pages);
    return pages
      .map((page) => ({ page, findings: findingsOf(page, known) }))
      .filter(({ findings }) => findings.length > 0);
  }, [pages]);
  if (found.length === 0) return <p className={styles.empty}>{t('editor.healthy')}</p>;
  return (
    <div className={styles.health}>
      {found.map(({ page, findings }) => (
        <PageFindings key={page.id} page={page} findings={findings} />
      ))}
    </div>
  );
}

interface Found {
  readonly finding: Finding;
  /** Why there is no fix; undefined where there is one. */
  readonly unfixed: Unfixed | undefined;
}

/** What is known of the document beside the page that is looked at. */
interface KnownPages {
  readonly hasPage: HasPage;
  /** Which pages there are, as one word. */
  readonly among: string;
}

function knownPages(pages: readonly EditorPage[]): KnownPages {
  const ids = new Set(pages.map(({ id }) => id));
  return { hasPage: (id) => ids.has(id), among: [...ids].sort((a, b) => a - b).join() };
}

/** Trying the fixes of a page takes a while, and pages stay the same while others are edited. */
const looked = new WeakMap<EditorPage['page'], { readonly among: string; readonly findings: readonly Found[] }>();

function findingsOf({ page }: EditorPage, known: KnownPages): readonly Found[] {
  // Which other pages there are is nothing to a page without links to them.
  const among = linkedPages(page).size > 0 ? known.among : '';
  const before = looked.get(page);
  if (before?.among === among) return before.findings;
  const findings = lintPage(page, known).map((finding) => ({
    finding,
    unfixed: fixFinding(page, finding, known) ? undefined : whyUnfixed(page, finding),
  }));
  looked.set(page, { among, findings });
  return findings;
}

function PageFindings({ page, findings }: { page: EditorPage; findings: readonly Found[] }) {
  const { t } = useTranslation();
  const editor = useEditor();
  const nameOf = (id: string): string => {
    const component = page.page.components.find((one) => one.id === id);
    if (!component) return id;
    return component.name ?? t(`panels.kinds.${component.type}.name`);
  };
  const go = (finding: Finding) => {
    editor.showPage(page.id);
    editor.select(finding.componentIds);
  };
  /** What mends a head that repeats here, a colour for this ground say, may be wrong on the other pages: these have findings of their own. */
  const mend = (change: (now: Page, known: KnownPages) => Page) => {
    editor.showPage(page.id);
    const known = knownPages(editor.store.getState().pages);
    editor.updateAll((now, id) => (id === page.id ? change(now, known) : now));
  };
  const fix = (finding: Finding) => mend((now, known) => fixFinding(now, finding, known) ?? now);
  const fixable = findings.filter(({ unfixed }) => unfixed === undefined);
  const fixAll = () => mend(fixPage);
  return (
    <section>
      <header>
        <h2>{t('editor.onPage', { number: page.pageNumber })}</h2>
        {fixable.length > 1 && (
          <Button look="text" onClick={fixAll}>
            {t('editor.fixAll')}
          </Button>
        )}
      </header>
      <ul>
        {findings.map(({ finding, unfixed }) => (
          <li key={`${finding.message} ${finding.componentIds.join(' ')}`} data-severity={finding.severity}>
            <button type="button" className={styles.finding} onClick={() => go(finding)}>
              {findingMessage(finding, currentLanguage(), nameOf)}
              {unfixed && <small className={styles.unfixed}>{t(`editor.unfixed.${unfixed}`)}</small>}
            </button>
            {!unfixed && (
              <Button look="text" onClick={() => fix(finding)}>
                {t('editor.fix')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
