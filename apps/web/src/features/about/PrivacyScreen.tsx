import { useTranslation } from 'react-i18next';
import { LegalText } from './LegalText.tsx';

const SECTIONS = ['stored', 'use', 'where', 'browser', 'rights'] as const;

/** The privacy policy. */
export function PrivacyScreen() {
  const { t } = useTranslation();
  const sections = SECTIONS.map((name) => ({
    title: t(`legal.privacy.${name}.title`),
    text: t(`legal.privacy.${name}.text`),
  }));
  return <LegalText title={t('title.privacy')} intro={t('legal.privacy.intro')} sections={sections} />;
}
