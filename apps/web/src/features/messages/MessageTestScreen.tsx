import { ERROR_CODES, type ErrorCode } from '@pagewright/model/errors';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NO_ANSWER } from '../../app/api/api-error.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { KitProvider } from '../../app/kit/KitProvider.tsx';
import { notify, TOAST_DURATION, type Toast } from '../../app/toasts/notify.ts';
import { InvitationDialog } from '../accounts/InvitationDialog.tsx';
import { LanguageDialog } from '../accounts/LanguageDialog.tsx';
import { DeleteQuestion } from '../projects/DeleteDialog.tsx';
import styles from './messages.module.css';
import { MESSAGE_AREAS, PRODUCT_MESSAGES, SAMPLE_VALUES } from './product-messages.ts';

/** The message test view (spec §2): every message of the product in the person's language, and every question it asks. */
export function MessageTestScreen() {
  const { t } = useTranslation();
  return (
    <KitProvider>
      {/* A scrolling part has to be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.screen} tabIndex={0} aria-label={t('title.messageTest')}>
        <h1>{t('title.messageTest')}</h1>
        <p className={styles.lead}>{t('messages.lead')}</p>
        <Kinds />
        <Questions />
        <Transport />
        <Product />
        <Catalogue />
      </section>
    </KitProvider>
  );
}

const KINDS = Object.keys(TOAST_DURATION) as Toast['kind'][];

/** One message of each kind, and how long it stays. */
function Kinds() {
  const { t } = useTranslation();
  const seconds = new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return (
    <Group title={t('messages.kinds')}>
      {KINDS.map((kind) => (
        <Row
          key={kind}
          name={t(`messages.kind.${kind}`)}
          text={t('messages.stays', { time: seconds.format(TOAST_DURATION[kind] / 1_000) })}
          kind={kind}
        />
      ))}
    </Group>
  );
}

/** The dialogs that ask before something happens; here nothing does. */
function Questions() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'one' | 'many' | 'language' | 'invitation'>();
  const close = () => setOpen(undefined);
  const sample = { id: 1, shownName: t('project.untitled') };
  return (
    <Group title={t('messages.questions')}>
      <li className={styles.buttons}>
        <Button onClick={() => setOpen('one')}>{t('project.deleteTitle')}</Button>
        <Button onClick={() => setOpen('many')}>{t('project.deleteManyTitle', { total: 2 })}</Button>
        <Button onClick={() => setOpen('language')}>{t('account.language')}</Button>
        <Button onClick={() => setOpen('invitation')}>{t('account.invitation')}</Button>
      </li>
      {open === 'one' && <DeleteQuestion projects={[sample]} onDelete={close} onClose={close} />}
      {open === 'many' && <DeleteQuestion projects={[sample, sample]} onDelete={close} onClose={close} />}
      {open === 'language' && <LanguageDialog onClose={close} />}
      {open === 'invitation' && <InvitationDialog needed onClose={close} />}
    </Group>
  );
}

/** A status that has no words of its own (spec §8). */
const OTHER_STATUS = 418;
/** A code of the wrapper that is no status. */
const OWN_CODE = 10_042;

/** What is said where an answer brings no words of its own, or where there is none (spec §8). */
function Transport() {
  const { t } = useTranslation();
  return (
    <Group title={t('messages.transport')}>
      {[400, 401, 403, 404, 500, OTHER_STATUS, NO_ANSWER].map((status) => (
        <Row key={status} name={String(status)} text={errorText(new ApiError(status))} kind="error" />
      ))}
      <Row name={String(OWN_CODE)} text={errorText(new ApiError(OWN_CODE))} kind="error" />
      <Row name={t('messages.otherwise')} text={errorText(undefined)} kind="error" />
    </Group>
  );
}

function Product() {
  const { t } = useTranslation();
  const values = useSampleValues();
  return MESSAGE_AREAS.map((area) => (
    <Group key={area} title={t(`messages.area.${area}`)}>
      {PRODUCT_MESSAGES[area].map(({ kind, key }) => (
        <Row key={key} name={t(`messages.kind.${kind}`)} text={t(key, values)} kind={kind} />
      ))}
    </Group>
  ));
}

/** Every refusal of the server, with its code. */
function Catalogue() {
  const { t } = useTranslation();
  return (
    <Group title={t('messages.catalogue')}>
      {ERROR_CODES.map((code) => (
        <Refusal key={code} code={code} />
      ))}
    </Group>
  );
}

function Refusal({ code }: { code: ErrorCode }) {
  const values = useSampleValues();
  return <Row name={code} text={errorText(new ApiError(400, '', code, values))} kind="error" />;
}

/** Values for every place, some of them words of the person's language. */
function useSampleValues() {
  const { t } = useTranslation();
  const name = t('project.untitled');
  return { ...SAMPLE_VALUES, reason: t('error.network'), name, project: name, step: t('history.step.edit') };
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** A message, and a button that shows it as people see it. */
function Row({ name, text, kind }: { name: string; text: string; kind: Toast['kind'] }) {
  const { t } = useTranslation();
  return (
    <li className={styles.row} data-kind={kind} data-testid="message">
      <span className={styles.name}>{name}</span>
      <span className={styles.text}>{text}</span>
      <Button
        look="text"
        aria-label={t('messages.showNamed', { text })}
        onClick={() => (kind === 'error' ? notify.error(new Error(text)) : notify[kind](text))}
      >
        {t('messages.show')}
      </Button>
    </li>
  );
}
