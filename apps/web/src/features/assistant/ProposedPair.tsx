import { behaviourOf } from '@pagewright/components/behaviours';
import type { Page } from '@pagewright/components/models';
import type { ProposedPage } from '@pagewright/contract/assistant';
import type { DocumentFrame } from '@pagewright/page/document-frame';
import { objectDifference } from '@pagewright/page/object-difference';
import { Checkbox } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { readablePage } from '../pages/parsed-page.ts';
import { type ComparedPage, marksOf, type PagePair } from '../versions/compare-pages.ts';
import { StillPage } from '../versions/StillPage.tsx';
import styles from './assistant.module.css';

interface ProposedPairProps {
  readonly projectId: number;
  readonly pair: PagePair;
  readonly before: ComparedPage | undefined;
  readonly after: ComparedPage | undefined;
  readonly frames: { readonly before: DocumentFrame; readonly after: DocumentFrame };
  /** Undefined of a page that is only moved. */
  readonly proposed: ProposedPage | undefined;
  /** Whether it goes with all others or not at all. */
  readonly isWhole: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** The objects that are chosen; all where undefined. */
  readonly objects: ReadonlySet<string> | undefined;
  readonly onObjects: (ids: ReadonlySet<string> | undefined) => void;
}

/** A page as it is and as it would be, with what differs outlined. */
export function ProposedPair(props: ProposedPairProps) {
  const { projectId, pair, before, after, frames, proposed, isWhole, isChosen, onChoose } = props;
  const { t } = useTranslation();
  const [then, now] = [before && readablePage(before.text), after && readablePage(after.text)];
  const marks = then && now ? ([marksOf(then, now), marksOf(now, then)] as const) : ([[], []] as const);
  const number = (pair.before ?? pair.after ?? 0) + 1;
  const said = before && after ? notSeen(before, after, then?.notes !== now?.notes, t) : [];
  return (
    <li className={styles.pair} data-testid="assistant-pair" data-difference={pair.difference}>
      <div className={styles.head}>
        {proposed && !isWhole ? (
          <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
            {pair.difference === 'added' ? t('assistant.newPage') : t('assistant.acceptPage', { number })}
          </Checkbox>
        ) : (
          <span>
            {t('assistant.page', { number })}
            {pair.difference === 'moved' && ` · ${t('assistant.movedPage')}`}
          </span>
        )}
      </div>
      {said.length > 0 && (
        <ul className={styles.beside}>
          {said.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {before && pair.before !== undefined ? (
        <figure>
          <StillPage
            projectId={projectId}
            page={before}
            index={pair.before}
            frame={frames.before.at(pair.before)}
            marks={marks[0]}
          />
        </figure>
      ) : (
        <div className={styles.absent}>{t('assistant.newPage')}</div>
      )}
      {after && pair.after !== undefined ? (
        <figure data-left={!isChosen || undefined}>
          <StillPage
            projectId={projectId}
            page={after}
            index={pair.after}
            frame={frames.after.at(pair.after)}
            marks={marks[1]}
          />
        </figure>
      ) : (
        <div className={styles.absent}>{t('assistant.gonePage')}</div>
      )}
      {proposed?.byObject && then && isChosen && <Objects {...props} before={then} text={proposed.text} />}
    </li>
  );
}

/** What would be another that no picture of the page shows. */
function notSeen(before: ComparedPage, after: ComparedPage, hasOtherNotes: boolean, t: TFunction): string[] {
  const hidden = t(after.hidden ? 'assistant.hiddenPage' : 'assistant.shownPage');
  const section = after.section ? t('assistant.inSection', { name: after.section }) : t('assistant.inNoSection');
  return [
    ...(before.hidden === after.hidden ? [] : [hidden]),
    ...(before.section === after.section ? [] : [section]),
    ...(hasOtherNotes ? [t('assistant.otherNotes')] : []),
  ];
}

/** Longest words that an object is called by. */
const WORDS = 60;

function Objects({
  before,
  text,
  objects,
  onObjects,
}: Pick<ProposedPairProps, 'objects' | 'onObjects'> & { readonly before: Page; readonly text: string }) {
  const { t } = useTranslation();
  const after = readablePage(text);
  if (!after) return null;
  const { added, changed, removed } = objectDifference(before, after);
  const ids = [...changed, ...added, ...removed];
  if (ids.length < 2) return null;
  const chosen = objects ?? new Set(ids);
  const wordsOf = (id: string): string => {
    const component = after.components.find((one) => one.id === id) ?? before.components.find((one) => one.id === id);
    const words = component && behaviourOf(component).texts(component)[0]?.text;
    return words?.trim().slice(0, WORDS) || t('assistant.object');
  };
  const change = (id: string, isChosen: boolean): void => {
    const next = new Set(isChosen ? [...chosen, id] : [...chosen].filter((own) => own !== id));
    onObjects(next.size === ids.length ? undefined : next);
  };
  return (
    <fieldset className={styles.objects}>
      <legend>{t('assistant.objects')}</legend>
      {ids.map((id) => (
        <Checkbox key={id} checked={chosen.has(id)} onChange={({ target }) => change(id, target.checked)}>
          {wordsOf(id)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
