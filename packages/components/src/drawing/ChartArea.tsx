import { type CSSProperties, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { chartFailureText } from '../failure/chart-failure-text.ts';
import { useFailureWords } from '../failure/failure-words.ts';
import { ReaderLanguage } from '../reader-language.ts';
import { type BoxProps, boxCss } from './box-css.ts';

/** A chart that stands on the page. */
export interface DrawnChart {
  resize(size: { width: number; height: number }): void;
  dispose(): void;
}

/** Draws into `host`. `signal` is aborted when the drawing is no longer wanted. */
export type DrawChart = (host: HTMLElement, signal: AbortSignal) => Promise<DrawnChart>;

interface ChartAreaProps {
  readonly props: BoxProps & { description?: string | undefined };
  readonly size: { readonly width: number; readonly height: number };
  readonly draw: DrawChart;
  /** Changes with everything that needs a new drawing, the size apart. */
  readonly drawKey: string;
  /** Last line of the error text: what to look at. */
  readonly hint: 'syntax' | 'configuration';
  /** What could not be drawn, as it is written: shown below the error, so that nothing is lost. */
  readonly source?: string;
  /** Shown instead of a chart where there is nothing to draw. */
  readonly empty?: ReactNode;
}

/**
 * The area of a chart, whatever its engine: waits for the drawing, shows why there is none. While it waits it carries
 * `data-pending`, which `pageReady` looks for.
 */
export function ChartArea({ props, size, draw, drawKey, hint, source, empty }: ChartAreaProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnChart>(undefined);
  const [result, setResult] = useState<{ key: string; error?: unknown }>();
  const latest = useRef(draw);
  const isEmpty = empty !== undefined;

  useEffect(() => {
    latest.current = draw;
  });

  useEffect(() => {
    const element = host.current;
    if (!element || isEmpty) return undefined;
    const abort = new AbortController();
    latest.current(element, abort.signal).then(
      (chart) => {
        if (abort.signal.aborted) return chart.dispose();
        drawn.current = chart;
        setResult({ key: drawKey });
        return undefined;
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setResult({ key: drawKey, error: error ?? new Error() });
      },
    );
    return () => {
      abort.abort();
      drawn.current?.dispose();
      drawn.current = undefined;
      element.replaceChildren();
    };
  }, [drawKey, isEmpty]);

  useEffect(() => {
    drawn.current?.resize({ width: size.width, height: size.height });
  }, [size.width, size.height]);

  const pending = !isEmpty && result?.key !== drawKey;
  const error = !isEmpty && !pending ? result?.error : undefined;
  return (
    <figure
      aria-label={props.description || undefined}
      data-pending={pending ? 'chart' : undefined}
      style={{ ...boxCss(props), margin: 0, position: 'relative', overflow: 'hidden' }}
    >
      {isEmpty ? empty : null}
      {error === undefined ? null : <ChartFailure error={error} hint={hint} source={source} />}
      <div ref={host} style={error === undefined && !isEmpty ? FILL : HIDDEN} />
    </figure>
  );
}

const FILL: CSSProperties = { position: 'absolute', inset: 0 };
const HIDDEN: CSSProperties = { display: 'none' };
const NOTICE: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  gap: 6,
  padding: 12,
  boxSizing: 'border-box',
  font: '13px/1.5 sans-serif',
  textAlign: 'center',
  overflow: 'hidden',
};

const SOURCE: CSSProperties = {
  maxWidth: '100%',
  minHeight: 0,
  margin: 0,
  font: '12px/1.4 monospace',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflow: 'hidden',
};

interface ChartFailureProps extends Pick<ChartAreaProps, 'hint' | 'source'> {
  readonly error: unknown;
}

function ChartFailure({ error, hint, source }: ChartFailureProps): ReactNode {
  const words = useFailureWords();
  const message = chartFailureText(error, useContext(ReaderLanguage));
  return (
    <div data-failed="chart" style={{ ...NOTICE, color: '#595959', background: '#fff7f6' }}>
      <strong style={{ color: '#cf1322', fontSize: 15 }}>{words.chart}</strong>
      <span>{words.message.replace('{{message}}', () => message)}</span>
      <span>{words[hint]}</span>
      {source ? <pre style={SOURCE}>{source}</pre> : null}
    </div>
  );
}

/** Said on the canvas in place of a chart without content (spec §8). */
export function EmptyChart({ shown }: { shown: boolean }): ReactNode {
  const words = useFailureWords();
  if (!shown) return null;
  return (
    <div style={{ ...NOTICE, color: '#8c8c8c', background: '#fafafa' }}>
      <strong>{words.emptyChart}</strong>
      <span>{words.editChart}</span>
    </div>
  );
}
