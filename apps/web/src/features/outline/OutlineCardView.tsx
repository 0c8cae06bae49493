import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  HolderOutlined,
  MergeCellsOutlined,
} from '@ant-design/icons';
import { type CardSource, cardForms, cardUnits, type OutlineCard } from '@pagewright/page/outline-cards';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { CardTitle } from './CardTitle.tsx';
import styles from './outline.module.css';
import { UnitRow } from './UnitRow.tsx';
import { titleOf } from './unit-words.ts';

export type CardAction =
  | { readonly do: 'rename'; readonly title: string }
  | { readonly do: 'form'; readonly form: OutlineCard['form'] }
  | { readonly do: 'move'; readonly by: -1 | 1 }
  | { readonly do: 'merge' | 'drop' }
  | { readonly do: 'split'; readonly at: number }
  | { readonly do: 'dropUnit'; readonly unit: string };

interface OutlineCardViewProps {
  readonly projectId: number;
  readonly card: OutlineCard;
  readonly source: CardSource;
  /** From 1. */
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isOnly: boolean;
  readonly merges: boolean;
  readonly splits: boolean;
  /** Whether the page was made by hand. */
  readonly isOwn: boolean;
  /** Where what is dragged would come to lie. */
  readonly mark: 'above' | 'below' | 'dragged' | undefined;
  readonly onAction: (id: string, action: CardAction) => void;
}

/** One page of an outline. */
export const OutlineCardView = memo(function OutlineCardView(props: OutlineCardViewProps) {
  const { card, source, number, isOwn, mark, onAction } = props;
  const { t } = useTranslation();
  const act = (action: CardAction) => onAction(card.id, action);
  const title = titleOf(source, card);
  const forms = cardForms(source, card);
  return (
    <li
      className={styles.card}
      data-row={card.id}
      data-mark={mark}
      draggable
      aria-label={t('outline.card', { number, title })}
      data-testid="outline-card"
    >
      <div className={styles.head}>
        <span className={styles.number} aria-hidden>
          <HolderOutlined className={styles.handle} />
          {number}
        </span>
        <CardTitle
          title={title}
          label={t('outline.cardTitle', { number })}
          disabled={isOwn}
          onRename={(words) => act({ do: 'rename', title: words })}
        />
        {isOwn ? (
          <span className={styles.fixedForm}>{t('outline.own')}</span>
        ) : forms.length > 1 ? (
          <select
            className={styles.form}
            value={card.form}
            aria-label={t('outline.form', { number })}
            onChange={({ target }) => {
              const form = forms.find((one) => one === target.value);
              if (form) act({ do: 'form', form });
            }}
          >
            {forms.map((form) => (
              <option key={form} value={form}>
                {t(`outline.forms.${form}`)}
              </option>
            ))}
          </select>
        ) : (
          <span className={styles.fixedForm}>{t(`outline.forms.${card.form}`)}</span>
        )}
        <CardTools {...props} act={act} />
      </div>
      <CardBody {...props} act={act} />
    </li>
  );
});

interface PartProps extends OutlineCardViewProps {
  readonly act: (action: CardAction) => void;
}

function CardTools({ number, isFirst, isLast, isOnly, merges, act }: PartProps) {
  const { t } = useTranslation();
  const tools = [
    { name: 'up', icon: <ArrowUpOutlined />, disabled: isFirst, action: { do: 'move', by: -1 } },
    { name: 'down', icon: <ArrowDownOutlined />, disabled: isLast, action: { do: 'move', by: 1 } },
    { name: 'merge', icon: <MergeCellsOutlined />, disabled: !merges, action: { do: 'merge' } },
    { name: 'drop', icon: <DeleteOutlined />, disabled: isOnly, action: { do: 'drop' } },
  ] as const;
  return (
    <div className={styles.tools}>
      {tools.map(({ name, icon, disabled, action }) => (
        <Button
          key={name}
          look="text"
          icon={icon}
          disabled={disabled}
          aria-label={t(`outline.${name}`, { number })}
          title={t(`outline.${name}`, { number })}
          data-focus={name}
          onClick={() => act(action)}
        />
      ))}
    </div>
  );
}

function CardBody({ projectId, card, source, isOwn, splits, act }: PartProps) {
  const { t } = useTranslation();
  const units = cardUnits(source, card);
  if (isOwn) return <p className={styles.quiet}>{t('outline.ownHint')}</p>;
  if (card.form === 'agenda') return <p className={styles.quiet}>{t('outline.follows')}</p>;
  if (units.length === 0) return <p className={styles.quiet}>{t('outline.empty')}</p>;
  return (
    <ul className={styles.units}>
      {units.map((unit, index) => (
        <UnitRow
          key={unit.id}
          projectId={projectId}
          unit={unit}
          index={index}
          splits={splits && index > 0}
          onSplit={() => act({ do: 'split', at: index })}
          onDrop={() => act({ do: 'dropUnit', unit: unit.id })}
        />
      ))}
    </ul>
  );
}
