import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import type { CanvasHandle } from '../../canvas/CanvasView.tsx';

interface PagerProps {
  /** Index of the page in focus, from 0. */
  readonly current: number;
  readonly total: number;
  readonly canvas: RefObject<CanvasHandle | null>;
}

/** Which page of how many is in focus on a canvas, and the ways to its neighbours. */
export function Pager({ current, total, canvas }: PagerProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        look="text"
        icon={<LeftOutlined />}
        aria-label={t('panel.previousPage')}
        disabled={current <= 0}
        onClick={() => canvas.current?.focusPage(current - 1)}
      />
      <span data-testid="page-indicator">{t('panel.page', { number: current + 1, total })}</span>
      <Button
        look="text"
        icon={<RightOutlined />}
        aria-label={t('panel.nextPage')}
        disabled={current >= total - 1}
        onClick={() => canvas.current?.focusPage(current + 1)}
      />
    </>
  );
}
