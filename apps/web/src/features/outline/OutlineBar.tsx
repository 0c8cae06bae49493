import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import type { OutlineSubject, ProjectOutline } from '@pagewright/contract/outlines';
import type { Project } from '@pagewright/contract/projects';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { Button } from '../../app/controls/Button.tsx';
import { asLanguage } from '../../app/i18n/language.ts';
import { OutlineSaving } from './OutlineSaving.tsx';
import styles from './outline.module.css';
import type { OutlineEditor } from './outline-editor.ts';
import { useDiscardOutline } from './use-discard-outline.ts';
import { useFinishOutline } from './use-finish-outline.tsx';

const Question = lazy(async () => ({ default: (await import('../../app/kit/Question.tsx')).Question }));

interface OutlineBarProps {
  readonly project: Project;
  readonly of: OutlineSubject;
  readonly outline: ProjectOutline;
  readonly editor: OutlineEditor;
  readonly onReload: () => Promise<unknown>;
}

/** How many pages there are and what they cost, undo, and what ends the arranging. */
export function OutlineBar({ project, of, outline, editor, onReload }: OutlineBarProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { cards, past, future } = useStore(editor.state);
  const finish = useFinishOutline(project, of, editor);
  const discard = useDiscardOutline(project, of, editor, onReload);
  const [isAsking, setAsking] = useState(false);
  const number = new Intl.NumberFormat(asLanguage(i18n.language));
  const total = cards.length;
  const isWaiting = of === 'waiting';
  const price = outline.pointsPerPage;
  return (
    <header className={styles.bar}>
      <div className={styles.heading}>
        <h1>{t(isWaiting ? 'outline.title' : 'outline.documentTitle')}</h1>
        <p data-testid="outline-counts">
          {isWaiting && price > 0 ? (
            <>
              <strong>
                {t('outline.points', { points: number.format(total * price), total: number.format(total) })}
              </strong>
              {' · '}
              {t('outline.balance', { points: number.format(outline.balance) })}
            </>
          ) : (
            <>
              <strong>{t('outline.count', { total: number.format(total) })}</strong>
              {' · '}
              {t('outline.pointsNone')}
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <OutlineSaving editor={editor} onReload={onReload} />
        <Button
          look="text"
          icon={<UndoOutlined />}
          aria-label={t('outline.undo')}
          title={`${t('outline.undo')} (Ctrl/Cmd+Z)`}
          disabled={past.length === 0}
          onClick={() => editor.undo()}
          data-testid="outline-undo"
        />
        <Button
          look="text"
          icon={<RedoOutlined />}
          aria-label={t('outline.redo')}
          title={`${t('outline.redo')} (Ctrl/Cmd+Shift+Z)`}
          disabled={future.length === 0}
          onClick={() => editor.redo()}
          data-testid="outline-redo"
        />
        {!isWaiting && <Button onClick={() => void navigate('/')}>{t('outline.back')}</Button>}
        <Button
          look={isWaiting ? 'plain' : 'text'}
          busy={discard.isPending}
          onClick={() => setAsking(true)}
          data-testid="discard-outline"
        >
          {t(isWaiting ? 'outline.cancel' : 'outline.reset')}
        </Button>
        <Button look="primary" busy={finish.isPending} onClick={finish.start} data-testid="finish-outline">
          {t(isWaiting ? 'outline.make' : 'outline.apply')}
        </Button>
      </div>
      {finish.question}
      {isAsking && (
        <Suspense>
          <Question
            danger
            title={t(isWaiting ? 'outline.cancelTitle' : 'outline.resetTitle')}
            okText={t(isWaiting ? 'outline.cancelOk' : 'outline.resetOk')}
            keepText={t('outline.keep')}
            onKeep={() => setAsking(false)}
            onOk={() => {
              setAsking(false);
              discard.mutate();
            }}
          >
            {t(isWaiting ? 'outline.cancelText' : 'outline.resetText')}
          </Question>
        </Suspense>
      )}
    </header>
  );
}
