import { LoadingOutlined, RobotOutlined } from '@ant-design/icons';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { Alert } from 'antd';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbort } from '../../app/api/api-error.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { readablePage } from '../pages/parsed-page.ts';
import { previewText } from '../pages/preview-text.ts';
import { useWorkspace } from '../projects/workspace.ts';
import { Answer } from './Answer.tsx';
import styles from './assistant.module.css';
import { useSettledProject } from './assistant-queries.ts';
import { Composer } from './Composer.tsx';
import { EMPTY, useKeptDraft } from './kept-draft.ts';
import { useOpenProposal } from './open-proposal.ts';
import { ProposalComparison } from './ProposalComparison.tsx';
import type { PagesInHand } from './pages-in-hand.ts';
import { Suggestions } from './Suggestions.tsx';
import { suggestionsFor } from './suggestions.ts';
import { type Tag, withTag } from './wish.ts';

interface AssistantPanelProps {
  readonly project: Project;
  readonly pages: readonly ProjectPage[];
  /** Id of the page that wishes are about which name none; that in view on the canvas where it is absent. */
  readonly shownPage?: number;
  /** Where the pages are open to be changed by hand. */
  readonly hand?: PagesInHand;
  /** Whether nothing else stands where it does. */
  readonly alone?: boolean;
  /** Told when what was proposed has been done: what lies over the pages makes way. */
  readonly onAccepted?: (() => void) | undefined;
}

/** The AI assistant (spec §2): what should change is said, looked at, and accepted or refused. */
export function AssistantPanel(props: AssistantPanelProps) {
  const settled = useSettledProject(props.project.id);
  // Whoever switches through projects does not have it start over with each.
  if (settled !== props.project.id) return null;
  return <Assistant key={settled} {...props} />;
}

function Assistant({ project, pages, shownPage, hand, alone = false, onAccepted }: AssistantPanelProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useKeptDraft(project.id);
  const { open, setOpen, propose } = useOpenProposal(project.id);
  const proposal = open?.proposal;
  const show = (isShown: boolean): void => setOpen(open && { ...open, isShown });
  const focused = useWorkspace((state) => state.focusedPage);
  const inView =
    shownPage === undefined
      ? pages[Math.min(Math.max(focused, 0), pages.length - 1)]
      : pages.find(({ id }) => id === shownPage);
  const choices = useMemo(
    () =>
      pages.map((page) => ({
        id: page.id,
        number: page.pageNumber,
        title: page.name || (readablePage(previewText(page))?.title ?? ''),
      })),
    [pages],
  );
  const hasFile = draft.tags.some(({ is }) => is === 'file');
  const shown = inView && readablePage(previewText(inView));
  const offered = useMemo(() => (shown ? suggestionsFor(shown, hasFile) : []), [shown, hasFile]);
  const send = (text: string): void => {
    const { tags } = draft;
    const of = <Is extends Tag['is']>(is: Is) => tags.filter((tag): tag is Extract<Tag, { is: Is }> => tag.is === is);
    const [format] = of('format');
    const [style] = of('style');
    setOpen(undefined);
    const wish = {
      prompt: text,
      ...(format ? { format: format.value } : {}),
      ...(style ? { style: style.value } : {}),
      pageIds: of('page').map(({ id }) => id),
      documentIds: of('file').map(({ id }) => id),
      ...(inView ? { inView: inView.id } : {}),
    };
    propose.mutate({ projectId: project.id, wish, hand });
  };
  const suggest = (text: string): void => {
    setDraft({ ...draft, text });
    send(text);
  };
  const namesPages = draft.tags.some(({ is }) => is === 'page');
  const error = propose.error && !isAbort(propose.error) ? propose.error : undefined;
  return (
    <section
      className={styles.panel}
      data-beside-the-page={hand !== undefined || undefined}
      data-alone={alone || hand !== undefined || undefined}
      aria-label={t('assistant.title')}
      data-testid="assistant"
    >
      <h2 className={styles.title}>
        <RobotOutlined aria-hidden /> {t('assistant.title')}
      </h2>
      <div aria-live="polite" className={styles.answer}>
        {propose.isPending && (
          <output className={styles.quiet}>
            <LoadingOutlined /> {t('assistant.working')}
          </output>
        )}
        {error && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('assistant.failed', { reason: errorText(error) })}
            action={<Button onClick={() => send(draft.text)}>{t('app.retry')}</Button>}
          />
        )}
        {proposal && <Answer proposal={proposal} onOpen={() => show(true)} onSuggest={suggest} />}
      </div>
      {!proposal && !propose.isPending && !error && offered.length > 0 && (
        <Suggestions lead={t('assistant.try')} offered={offered} onChoose={suggest} />
      )}
      {!namesPages && inView && <p className={styles.scope}>{t('assistant.inView', { number: inView.pageNumber })}</p>}
      <Composer
        projectId={project.id}
        {...{ field, draft }}
        pages={choices}
        onDraft={setDraft}
        onAttached={(document) =>
          setDraft(({ text, tags }) => ({ text, tags: withTag(tags, { is: 'file', ...document }) }))
        }
        busy={propose.isPending}
        onSend={() => send(draft.text)}
        onStop={propose.stop}
      />
      {proposal && open.isShown && proposal.id !== null && (
        <ProposalComparison
          {...{ project, pages, proposal, hand }}
          onLater={() => show(false)}
          onDone={(isAccepted) => {
            setOpen(undefined);
            setDraft(EMPTY);
            if (isAccepted) onAccepted?.();
          }}
          onStale={() => send(draft.text)}
        />
      )}
    </section>
  );
}
