import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../app/controls/Button.tsx';
import { StylePicture } from '../generation/StylePicture.tsx';
import styles from './about.module.css';

const FEATURES = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'] as const;
const SHOWN = ['professional', 'elegant', 'tech', 'warm'] as const;

/** Hero, features and contact (spec §2). */
export function AboutScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={styles.about}>
      <section className={styles.hero}>
        <h1>{t('legal.about.hero')}</h1>
        <p>{t('legal.about.lead')}</p>
        <Button look="primary" large onClick={() => void navigate('/')}>
          {t('legal.about.start')}
        </Button>
        <div className={styles.pictures} aria-hidden>
          {SHOWN.map((style) => (
            <div key={style} className={styles.picture}>
              <StylePicture style={style} />
            </div>
          ))}
        </div>
      </section>
      <section className={styles.features}>
        {FEATURES.map((name) => (
          <div key={name} className={styles.feature}>
            <h2>{t(`legal.about.${name}.title`)}</h2>
            <p>{t(`legal.about.${name}.text`)}</p>
          </div>
        ))}
      </section>
      <section className={styles.contact}>
        <h2>{t('legal.about.contact.title')}</h2>
        <p>{t('legal.about.contact.text')}</p>
      </section>
    </div>
  );
}
