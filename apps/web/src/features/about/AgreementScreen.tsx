import { useTranslation } from 'react-i18next';
import { LegalText } from './LegalText.tsx';

const SECTIONS = ['service', 'account', 'content', 'points', 'limits', 'end'] as const;

/** The user agreement. */
export function AgreementScreen() {
  const { t } = useTranslation();
  const sections = SECTIONS.map((name) => ({
    title: t(`legal.agreement.${name}.title`),
    text: t(`legal.agreement.${name}.text`),
  }));
  return <LegalText title={t('title.agreement')} intro={t('legal.agreement.intro')} sections={sections} />;
}
