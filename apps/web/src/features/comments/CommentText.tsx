import styles from './comments.module.css';
import { useComments, usePeople } from './comments-context.ts';
import { piecesOf } from './mentions.ts';

/** The words of a comment: plain text in which people and addresses stand out. */
export function CommentText({ text }: { text: string }) {
  const { source } = useComments();
  const people = usePeople();
  return (
    <p className={styles.text}>
      {piecesOf(text, people).map((piece) => {
        if (piece.kind === 'mention') {
          return (
            <mark key={piece.at} data-me={piece.id === source.board?.me || undefined}>
              {piece.text}
            </mark>
          );
        }
        if (piece.kind === 'text') return piece.text;
        return (
          <a key={piece.at} href={piece.text} target="_blank" rel="noopener noreferrer nofollow ugc">
            {piece.text}
          </a>
        );
      })}
    </p>
  );
}
