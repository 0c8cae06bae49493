import type { TFunction } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRootMark } from '../../app/layouts/use-root-mark.ts';
import { notify } from '../../app/toasts/notify.ts';
import { wantsStillness } from '../../canvas/entrance-motion.ts';
import { Controls } from './Controls.tsx';
import { KeySheet } from './KeySheet.tsx';
import { Overview } from './Overview.tsx';
import { PresenterPopup, prepareBlank } from './PresenterPopup.tsx';
import styles from './presenting.module.css';
import { ShownSlide } from './ShownSlide.tsx';
import { hasMore, type Step } from './show.ts';
import { type Slide, showPages } from './slides.ts';
import { useAwake } from './use-awake.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useLaser } from './use-laser.tsx';
import { usePen } from './use-pen.tsx';
import { useShow } from './use-show.ts';
import { useShowKeys } from './use-show-keys.ts';
import { useSwipe } from './use-swipe.ts';
import { Warm } from './Warm.tsx';

export interface AudienceViewProps {
  /** Whose pictures the pages show; none for pages of somebody else. */
  readonly projectId?: number | undefined;
  readonly slides: readonly Slide[];
  /** Index of the page that the show begins with. */
  readonly first: number;
  /** Where it is shown in other windows; none for those who have nothing but the pages. */
  readonly windows?: ShowWindows;
  readonly onLeave: () => void;
}

/** The windows of one show, from the number of a page in it. */
export interface ShowWindows {
  /** What they have in common. */
  readonly name: string;
  readonly pathOf: (pageNumber: number) => string;
  /** The window with the notes. */
  readonly presenterPathOf: (pageNumber: number) => string;
}

/** ms without a movement after which the bar goes away. */
const BAR = 2_500;
/** Size of the small window with the notes, px. */
const PRESENTER_WINDOW = 'popup,width=1080,height=720';

/** What people look at: one page, as large as the screen. */
export function AudienceView(props: AudienceViewProps) {
  const { projectId, slides, first, windows, onLeave } = props;
  const { t } = useTranslation();
  const { show, step, end } = useShow(windows?.name, slides, first, onLeave);
  const pages = showPages(slides);
  const screen = useFullScreen(end);
  const root = useRef<HTMLDivElement>(null);
  const laser = useLaser(root, show.laser);
  const pen = usePen(root, show.pen, `${show.at} ${show.wiped}`);
  const slide = slides[show.at];
  /** The presenter window, where it was opened without a network. */
  const [popup, setPopup] = useState<Window>();
  useAwake();
  useRootMark('data-audience');
  useAddress(windows, slide);
  const presenter =
    windows &&
    (() => {
      screen.allowLeaving();
      const path = navigator.onLine ? windows.presenterPathOf(slide?.pageNumber ?? 1) : '';
      const opened = window.open(path, `present-${windows.name}`, PRESENTER_WINDOW);
      if (!opened) notify.warning(t('presenting.blocked'));
      else if (path === '' && prepareBlank(opened)) setPopup(opened);
    });
  const act = (wanted: Step) => {
    const isNext = wanted.type === 'next' || (wanted.type === 'enter' && show.typed === '');
    // One more step after the end leaves, as in every other product.
    if (isNext && show.at === show.total) return end();
    const way = isNext ? 1 : wanted.type === 'previous' ? -1 : 0;
    // A page that is higher than the screen is read to its end before the next one comes.
    const isRead = way === 0 || show.cover !== 'none' || hasMore(show, way, pages);
    if (!isRead && scrolled(root.current, way)) return;
    step(wanted);
  };
  useShowKeys(show, act, { leave: end, fullscreen: screen.toggle, presenter });
  const words =
    show.cover === 'none' ? spoken(t, slide, show.click, pages.clicksOf(show.at)) : t(`presenting.${show.cover}`);
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
      <ShownSlide {...{ projectId, slides }} at={show.at} click={show.click} onGo={(at) => step({ type: 'go', at })} />
      {show.at === show.total && <p className={styles.over}>{t('presenting.over')}</p>}
      {show.cover !== 'none' && <div className={styles.cover} data-cover={show.cover} />}
      {show.typed !== '' && <p className={styles.typed}>{t('presenting.goTo', { number: show.typed })}</p>}
      {pen}
      {laser}
      <Controls {...{ show, pages }} onStep={act} fullScreen={screen} onPresenter={presenter} onLeave={end} />
      {show.open === 'overview' && (
        <Overview {...{ projectId, slides, at: show.at }} onGo={(at) => step({ type: 'go', at })} />
      )}
      {show.open === 'keys' && <KeySheet hasNotes={presenter !== undefined} onClose={() => step({ type: 'back' })} />}
      <Warm projectId={projectId} slides={slides} />
      {popup && windows && projectId !== undefined && (
        <PresenterPopup
          {...{ popup, projectId, slides }}
          first={show.at}
          name={windows.name}
          onClosed={() => setPopup(undefined)}
        />
      )}
    </div>
  );
}

/** What is read out of where the show is. */
function spoken(t: TFunction, slide: Slide | undefined, click: number, clicks: number): string {
  const page = t('presenting.page', { number: slide?.pageNumber ?? 0, title: slide?.read()?.title ?? '' });
  return clicks === 0 ? page : `${page} · ${t('presenting.step', { number: click, total: clicks })}`;
}

/** A reload, and the one who opens the address again, stay on the page. */
function useAddress(windows: ShowWindows | undefined, slide: Slide | undefined): void {
  useEffect(() => {
    // Where a link led to a hidden page, a reload goes on from the page before.
    if (slide && !slide.hidden && windows)
      window.history.replaceState(window.history.state, '', windows.pathOf(slide.pageNumber));
  }, [windows, slide]);
}

/** Scrolls a high page by most of a screen; false where it stands at its end. */
function scrolled(root: HTMLElement | null, way: 1 | -1): boolean {
  const page = root?.querySelector('[data-current][data-scrolls]');
  if (!page) return false;
  const room = way > 0 ? page.scrollHeight - page.clientHeight - page.scrollTop : page.scrollTop;
  if (room < 2) return false;
  page.scrollBy({ top: way * page.clientHeight * 0.85, behavior: wantsStillness() ? 'instant' : 'smooth' });
  return true;
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
