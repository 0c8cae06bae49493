import { PlusOutlined } from '@ant-design/icons';
import type { OutlineSubject, ProjectOutline } from '@pagewright/contract/outlines';
import type { Project } from '@pagewright/contract/projects';
import { addSection, canMerge, canSplit, moveCard } from '@pagewright/page/outline-cards';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../app/controls/Button.tsx';
import { useDragOrder } from '../../app/controls/use-drag-order.ts';
import { OutlineBar } from './OutlineBar.tsx';
import { OutlineCardView } from './OutlineCardView.tsx';
import { OutlineTray } from './OutlineTray.tsx';
import styles from './outline.module.css';
import { useCardActions } from './use-card-actions.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useOutlineEditor } from './use-outline-editor.ts';

interface OutlineEditingProps {
  readonly project: Project;
  readonly of: OutlineSubject;
  readonly outline: ProjectOutline;
  readonly onReload: () => Promise<unknown>;
}

/** The cards of an outline, and what stands on none of them. */
export function OutlineEditing({ project, of, outline, onReload }: OutlineEditingProps) {
  const { t } = useTranslation();
  const editor = useOutlineEditor(project.id, of, outline);
  const { cards, source } = useStore(editor.state);
  const drop = useCallback(
    (dragged: string, { row, side }: { row: string; side: 'above' | 'below' }) => {
      editor.apply((now) => {
        const others = now.filter(({ id }) => id !== dragged);
        const to = others.findIndex(({ id }) => id === row) + (side === 'below' ? 1 : 0);
        return moveCard(now, dragged, to);
      });
    },
    [editor],
  );
  const { list, dragged, place } = useDragOrder<HTMLOListElement>(drop);
  const focus = useFocusAfter(list);
  const actions = useCardActions(editor, focus);
  const add = () => {
    const words = t('outline.newSection');
    const next = editor.apply((now, own) => addSection(own, now, words, now.length));
    focus.go(next.at(-1)?.id, 'title', t('outline.added', { number: next.length }));
  };
  return (
    <div className={styles.screen}>
      <OutlineBar project={project} of={of} outline={outline} editor={editor} onReload={onReload} />
      <div className={styles.body}>
        <div className={styles.cards}>
          <p className={styles.lead}>{t(of === 'waiting' ? 'outline.lead' : 'outline.documentLead')}</p>
          <output className="visually-hidden" data-testid="outline-told">
            {focus.told}
          </output>
          <ol ref={list} className={styles.list} aria-label={t('outline.cards')}>
            {cards.map((card, index) => (
              <OutlineCardView
                key={card.id}
                projectId={project.id}
                card={card}
                source={source}
                number={index + 1}
                isFirst={index === 0}
                isLast={index === cards.length - 1}
                isOnly={cards.length === 1}
                merges={canMerge(cards, card.id)}
                splits={canSplit(cards, card.id)}
                isOwn={outline.own.includes(card.id)}
                mark={dragged === card.id ? 'dragged' : place?.row === card.id ? place.side : undefined}
                onAction={actions.act}
              />
            ))}
          </ol>
          <Button icon={<PlusOutlined />} onClick={add} data-testid="add-section">
            {t('outline.addSection')}
          </Button>
        </div>
        <OutlineTray
          projectId={project.id}
          of={of}
          cards={cards}
          source={source}
          own={outline.own}
          onRestore={actions.restore}
          onAdd={actions.add}
        />
      </div>
    </div>
  );
}
