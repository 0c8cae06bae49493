import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { notify } from '../../app/toasts/notify.ts';
import { Controls } from './Controls.tsx';
import { KeySheet } from './KeySheet.tsx';
import { Overview } from './Overview.tsx';
import { presenterPath, presentPath } from './paths.ts';
import styles from './presenting.module.css';
import { Stage } from './Stage.tsx';
import type { Step } from './show.ts';
import type { Slide } from './slides.ts';
import { useAwake } from './use-awake.ts';
import { leaveFullScreen, useFullScreen } from './use-full-screen.ts';
import { useLaser } from './use-laser.tsx';
import { useShow } from './use-show.ts';
import { useShowKeys } from './use-show-keys.ts';
import { useSwipe } from './use-swipe.ts';
import { Warm } from './Warm.tsx';

export interface ViewProps {
  readonly projectId: number;
  readonly slides: readonly Slide[];
  /** Index of the page that the show begins with. */
  readonly first: number;
}

/** ms without a movement after which the bar goes away. */
const BAR = 2_500;
/** Size of the small window with the notes, px. */
const PRESENTER_WINDOW = 'popup,width=1080,height=720';

/** What people look at: one page, as large as the screen. */
export function AudienceView({ projectId, slides, first }: ViewProps) {
  const { t } = useTranslation();
  const leave = useLeave();
  const { show, step, end } = useShow(projectId, slides.length, first, leave);
  const screen = useFullScreen(end);
  const root = useRef<HTMLDivElement>(null);
  const laser = useLaser(root, show.laser);
  const slide = slides[show.at];
  useAwake();
  useAddress(projectId, slide);
  const presenter = () => {
    screen.allowLeaving();
    const opened = window.open(
      presenterPath(projectId, slide?.pageNumber ?? 1),
      `present-${projectId}`,
      PRESENTER_WINDOW,
    );
    if (!opened) notify.warning(t('presenting.blocked'));
  };
  const act = (wanted: Step) => {
    const isNext = wanted.type === 'next' || (wanted.type === 'enter' && show.typed === '');
    // One more step after the end leaves, as in every other product.
    if (isNext && show.at === show.total) return end();
    const way = isNext ? 1 : wanted.type === 'previous' ? -1 : 0;
    // A page that is higher than the screen is read to its end before the next one comes.
    if (way !== 0 && show.cover === 'none' && scrolled(root.current, way)) return;
    step(wanted);
  };
  useShowKeys(show, act, { leave: end, fullscreen: screen.toggle, presenter });
  const words =
    show.cover === 'none'
      ? t('presenting.page', { number: slide?.pageNumber ?? 0, title: slide?.read()?.title ?? '' })
      : t(`presenting.${show.cover}`);
  const { shown, ...awake } = useBar();
  const pointers = useSwipe((type) => act({ type }));
  return (
    // Keys are heard by the window; the pointer's ways have keys of their own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.audience}
      data-idle={!shown || undefined}
      data-laser={show.laser || undefined}
      {...awake}
      {...pointers}
    >
      <output className={styles.spoken}>{slide ? words : t('presenting.over')}</output>
      <Stage projectId={projectId} slides={slides} at={show.at} />
      {show.at === show.total && <p className={styles.over}>{t('presenting.over')}</p>}
      {show.cover !== 'none' && <div className={styles.cover} data-cover={show.cover} />}
      {show.typed !== '' && <p className={styles.typed}>{t('presenting.goTo', { number: show.typed })}</p>}
      {laser}
      <Controls show={show} onStep={act} fullScreen={screen} onPresenter={presenter} onLeave={end} />
      {show.open === 'overview' && (
        <Overview {...{ projectId, slides, at: show.at }} onGo={(at) => step({ type: 'go', at })} />
      )}
      {show.open === 'keys' && <KeySheet onClose={() => step({ type: 'back' })} />}
      <Warm projectId={projectId} slides={slides} />
    </div>
  );
}

/** Back to where the presentation was begun. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const gone = useRef(false);
  return useCallback(() => {
    // Leaving the full screen is heard as another wish to leave.
    if (gone.current) return;
    gone.current = true;
    leaveFullScreen();
    // Opened by its address, there is nothing of ours behind it.
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate('/');
  }, [navigate]);
}

/** A reload, and the one who opens the address again, stay on the page. */
function useAddress(projectId: number, slide: Slide | undefined): void {
  useEffect(() => {
    if (slide) window.history.replaceState(window.history.state, '', presentPath(projectId, slide.pageNumber));
  }, [projectId, slide]);
}

/** Scrolls a high page by most of a screen; false where it stands at its end. */
function scrolled(root: HTMLElement | null, way: 1 | -1): boolean {
  const page = root?.querySelector('[data-current][data-scrolls]');
  if (!page) return false;
  const room = way > 0 ? page.scrollHeight - page.clientHeight - page.scrollTop : page.scrollTop;
  if (room < 2) return false;
  page.scrollBy({ top: way * page.clientHeight * 0.85, behavior: isStill() ? 'instant' : 'smooth' });
  return true;
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Shows the bar while the pointer moves, and a while after. */
function useBar() {
  const [shown, setShown] = useState(true);
  const timer = useRef<number>(undefined);
  const hideLater = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(false), BAR);
  }, []);
  useEffect(() => {
    hideLater();
    return () => window.clearTimeout(timer.current);
  }, [hideLater]);
  const wake = () => {
    setShown(true);
    hideLater();
  };
  return { shown, onPointerMove: wake, onFocus: wake };
}
