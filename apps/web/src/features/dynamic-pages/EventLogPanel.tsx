import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import styles from './dynamic-pages.module.css';
import { type EventLog, type PageEvent, useLoggedEvents } from './event-log.ts';

/** What happens on the pages, newest first. */
export function EventLogPanel({ log }: { log: EventLog }) {
  const { t } = useTranslation();
  const entries = useLoggedEvents(log).toReversed();
  const text = useEventText();
  return (
    <section className={styles.log} aria-label={t('dynamic.log')}>
      <header>
        <h2>{t('dynamic.log')}</h2>
        <Button look="text" disabled={entries.length === 0} onClick={log.clear}>
          {t('dynamic.clear')}
        </Button>
      </header>
      {/* A scrolling part has to be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.entries} role="log" tabIndex={0} aria-label={t('dynamic.log')}>
        {entries.length === 0 && <p>{t('dynamic.noEvents')}</p>}
        {entries.map(({ id, at, event }) => (
          <p key={id} data-event={event.kind}>
            <time dateTime={at.toISOString()}>{at.toLocaleTimeString(currentLanguage())}</time>
            <span>{text(event)}</span>
          </p>
        ))}
      </div>
    </section>
  );
}

function useEventText(): (event: PageEvent) => string {
  const { t } = useTranslation();
  return (event) => {
    switch (event.kind) {
      case 'read':
        return t('dynamic.events.read', event);
      case 'drawn':
        return t('dynamic.events.drawn', event);
      case 'focused':
        return t('dynamic.events.focused', event);
      case 'clicked':
        return t('dynamic.events.clicked', event);
      case 'ran':
        return t('dynamic.events.ran', event);
      case 'logged':
        return t('dynamic.events.logged', event);
      case 'changed':
        return t('dynamic.events.changed', { ...event, names: event.names.join(', ') });
      case 'refused':
        return t('dynamic.events.refused', event);
      case 'failed':
        return t('dynamic.events.failed', event);
      case 'methodFailed':
        return t('dynamic.events.methodFailed', event);
    }
  };
}
