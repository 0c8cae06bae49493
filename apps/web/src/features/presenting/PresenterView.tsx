import { LeftOutlined, RedoOutlined, RightOutlined } from '@ant-design/icons';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { elapsedText } from './elapsed.ts';
import styles from './presenter.module.css';
import { ShownSlide } from './ShownSlide.tsx';
import { beside, counted } from './show.ts';
import { type Slide, showPages } from './slides.ts';
import { useShow } from './use-show.ts';
import { useShowKeys } from './use-show-keys.ts';

/** Pages of 50 % to 200 % of the usual size of notes. */
const SIZES = [14, 18, 22, 28, 36] as const;

export interface PresenterViewProps {
  readonly projectId: number;
  readonly slides: readonly Slide[];
  /** Index of the page that the show begins with. */
  readonly first: number;
  /** Which windows belong together. */
  readonly name: string;
  /** The window that it is drawn in; the script's own where nothing is said. */
  readonly host?: Window;
}

/** What the one who speaks looks at: this page, the next one, the notes and the time. */
export function PresenterView({ projectId, slides, first, name, host = window }: PresenterViewProps) {
  const { t } = useTranslation();
  const close = useCallback(() => host.close(), [host]);
  const { show, step } = useShow(name, slides, first, close);
  const [size, setSize] = useState(1);
  const clock = useClock();
  useShowKeys(show, step, { leave: close, fullscreen: undefined, presenter: undefined }, host);
  const slide = slides[show.at];
  const pages = showPages(slides);
  const next = beside(show, 1, pages);
  const clicks = pages.clicksOf(show.at);
  const { number, total } = counted(show, pages);
  return (
    <div className={styles.presenter}>
      <header>
        <output aria-label={t('presenting.elapsed')} className={styles.elapsed} data-testid="elapsed">
          {elapsedText(clock.now - clock.since)}
        </output>
        <Button look="text" icon={<RedoOutlined />} onClick={clock.reset}>
          {t('presenting.reset')}
        </Button>
        <time>{new Date(clock.now).toLocaleTimeString(currentLanguage(), { hour: '2-digit', minute: '2-digit' })}</time>
      </header>
      <section className={styles.now} aria-label={t('presenting.now')}>
        <div className={styles.frame}>
          <ShownSlide
            {...{ projectId, slides }}
            at={show.at}
            click={show.click}
            onGo={(at) => step({ type: 'go', at })}
          />
          {show.cover !== 'none' && <p className={styles.covered}>{t(`presenting.${show.cover}`)}</p>}
          {!slide && <p className={styles.covered}>{t('presenting.over')}</p>}
        </div>
        <nav>
          <Button
            icon={<LeftOutlined />}
            disabled={show.click === 0 && beside(show, -1, pages) === undefined}
            onClick={() => step({ type: 'previous' })}
          >
            {t('presenting.previous')}
          </Button>
          <span data-testid="slide-count">
            {number ?? '–'} / {total}
          </span>
          {clicks > 0 && (
            <span className={styles.step} data-testid="step-count">
              {t('presenting.step', { number: Math.min(show.click, clicks), total: clicks })}
            </span>
          )}
          <Button look="primary" icon={<RightOutlined />} disabled={!slide} onClick={() => step({ type: 'next' })}>
            {t('presenting.next')}
          </Button>
        </nav>
      </section>
      <section className={styles.next} aria-label={t('presenting.nextPage')}>
        <h2>{t('presenting.nextPage')}</h2>
        <div className={styles.frame}>
          {next === undefined ? (
            <p>{t('presenting.over')}</p>
          ) : (
            <ShownSlide projectId={projectId} slides={slides} at={next} />
          )}
        </div>
      </section>
      <section className={styles.notes}>
        <h2>
          {t('presenting.notes')}
          <span>
            {(['smaller', 'larger'] as const).map((way) => {
              const to = size + (way === 'larger' ? 1 : -1);
              return (
                <Button
                  key={way}
                  look="text"
                  disabled={!SIZES[to]}
                  aria-label={t(`presenting.${way}`)}
                  onClick={() => setSize(to)}
                >
                  {way === 'larger' ? 'A+' : 'A−'}
                </Button>
              );
            })}
          </span>
        </h2>
        {/* A scrolling part has to be reachable with the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.text} tabIndex={0} style={{ fontSize: SIZES[size] }}>
          {slide?.read()?.notes || <em>{t('presenting.noNotes')}</em>}
        </div>
      </section>
    </div>
  );
}

/** The time, and when the talk began; ms. */
function useClock() {
  const [since, setSince] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const reset = () => {
    setSince(Date.now());
    setNow(Date.now());
  };
  return { since, now, reset };
}
