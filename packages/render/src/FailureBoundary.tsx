import { useFailureWords } from '@pagewright/components/failure-words';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** When it changes, drawing is tried again. */
  readonly subject: unknown;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly error?: Error;
  readonly subject: unknown;
}

/** Lines of the stack that are shown. */
const STACK_LINES = 3;

/** Keeps a component that cannot be drawn from taking its page down, and says what happened (spec §8). */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { subject: this.props.subject };

  static getDerivedStateFromError(error: unknown): Partial<FailureBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    props: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return props.subject === state.subject ? null : { subject: props.subject };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A component could not be drawn', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <FailurePanel error={error} /> : this.props.children;
  }
}

function FailurePanel({ error }: { error: Error }): ReactNode {
  const words = useFailureWords();
  const stack = (error.stack ?? '')
    .split('\n')
    .slice(1, 1 + STACK_LINES)
    .join('\n');
  return (
    <div
      role="alert"
      data-failed="component"
      style={{
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        overflow: 'hidden',
        padding: 8,
        border: '1px solid #ffa39e',
        background: '#fff7f6',
        color: '#595959',
        font: '12px/1.5 sans-serif',
      }}
    >
      <strong style={{ color: '#cf1322' }}>{words.component}</strong>
      <div>{error.message}</div>
      <pre style={{ margin: 0, font: '10px/1.4 monospace', whiteSpace: 'pre-wrap' }}>{stack}</pre>
      <div>{words.repair}</div>
    </div>
  );
}
