import {
  AimOutlined,
  AppstoreOutlined,
  ClearOutlined,
  CloseOutlined,
  EditOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  LeftOutlined,
  QuestionOutlined,
  RightOutlined,
  SolutionOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './presenting.module.css';
import { beside, counted, type Show, type ShowPages, type Step } from './show.ts';

interface ControlsProps {
  readonly show: Show;
  readonly pages: ShowPages;
  readonly onStep: (step: Step) => void;
  readonly fullScreen: { readonly on: boolean; readonly toggle: () => void };
  /** Opens the window with the notes; none where there are no notes to show. */
  readonly onPresenter: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** The bar at the bottom: what a pointer can do; the same as the keys. */
export function Controls({ show, pages, onStep, fullScreen, onPresenter, onLeave }: ControlsProps) {
  const { t } = useTranslation();
  const { click, laser, pen, open } = show;
  const { number, total } = counted(show, pages);
  const step = (type: 'next' | 'previous' | 'overview' | 'laser' | 'pen' | 'wipe' | 'keys') => () => onStep({ type });
  return (
    <div className={styles.controls} role="toolbar" aria-label={t('presenting.controls')}>
      <Control
        label={t('presenting.previous')}
        icon={<LeftOutlined />}
        disabled={click === 0 && beside(show, -1, pages) === undefined}
        onPress={step('previous')}
      />
      <span className={styles.count} data-testid="slide-count">
        {number ?? '–'} / {total}
      </span>
      <Control label={t('presenting.next')} icon={<RightOutlined />} onPress={step('next')} />
      <Control
        label={t('presenting.overview')}
        icon={<AppstoreOutlined />}
        pressed={open === 'overview'}
        onPress={step('overview')}
      />
      <Control label={t('presenting.laser')} icon={<AimOutlined />} pressed={laser} onPress={step('laser')} />
      <Control label={t('presenting.pen')} icon={<EditOutlined />} pressed={pen} onPress={step('pen')} />
      {pen && <Control label={t('presenting.wipe')} icon={<ClearOutlined />} onPress={step('wipe')} />}
      {onPresenter && <Control label={t('presenting.presenter')} icon={<SolutionOutlined />} onPress={onPresenter} />}
      <Control
        label={t('presenting.fullscreen')}
        icon={fullScreen.on ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        pressed={fullScreen.on}
        onPress={fullScreen.toggle}
      />
      <Control
        label={t('presenting.keys')}
        icon={<QuestionOutlined />}
        pressed={open === 'keys'}
        onPress={step('keys')}
        className={styles.ofKeys}
      />
      <Control label={t('presenting.leave')} icon={<CloseOutlined />} onPress={onLeave} />
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  /** For a switch: whether it is on. */
  readonly pressed?: boolean;
  readonly className?: string | undefined;
  readonly onPress: () => void;
}

function Control({ label, icon, disabled, pressed, className, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
