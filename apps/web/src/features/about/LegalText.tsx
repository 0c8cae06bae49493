import styles from './about.module.css';

interface LegalTextProps {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

/** A legal text: an introduction and numbered sections. */
export function LegalText({ title, intro, sections }: LegalTextProps) {
  return (
    <article className={styles.legal}>
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      {sections.map((section, index) => (
        <section key={section.title}>
          <h2>
            {index + 1}. {section.title}
          </h2>
          <p>{section.text}</p>
        </section>
      ))}
    </article>
  );
}
