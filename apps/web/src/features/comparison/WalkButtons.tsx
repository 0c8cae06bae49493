import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import styles from './comparison.module.css';
import type { Walk } from './use-walk.ts';

/** From difference to difference. */
export function WalkButtons({ walk }: { walk: Walk }) {
  const { t } = useTranslation();
  const { number, total, previous, next, step } = walk;
  return (
    <div className={styles.walk} role="toolbar" aria-label={t('comparison.differences')}>
      <Button
        look="text"
        icon={<UpOutlined />}
        aria-label={t('comparison.previous')}
        title={`${t('comparison.previous')} (P)`}
        disabled={previous === undefined}
        onClick={() => step('previous')}
        data-testid="comparison-previous"
      />
      <output aria-live="polite" data-testid="comparison-at">
        {t('comparison.at', { number, total })}
      </output>
      <Button
        look="text"
        icon={<DownOutlined />}
        aria-label={t('comparison.next')}
        title={`${t('comparison.next')} (N)`}
        disabled={next === undefined}
        onClick={() => step('next')}
        data-testid="comparison-next"
      />
    </div>
  );
}
