import { PaperClipOutlined, ReadOutlined } from '@ant-design/icons';
import type { Project } from '@pagewright/contract/projects';
import { TYPED, UPLOAD } from '@pagewright/model/limits';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../app/controls/Button.tsx';
import { FilePicker } from '../../app/controls/FilePicker.tsx';
import { loginPath } from '../../app/session/redirect-target.ts';
import { useSession } from '../../app/session/session.ts';
import { notify } from '../../app/toasts/notify.ts';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import { DocumentList } from '../documents/DocumentList.tsx';
import { SameNameQuestion } from '../documents/SameNameQuestion.tsx';
import { uploadQueue } from '../documents/upload-queue.ts';
import { ACCEPT, checkFile } from '../documents/upload-rules.ts';
import { type AskSameName, useFilePick } from '../documents/use-file-pick.ts';
import { LazySourceChanges } from '../source-changes/LazySourceChanges.tsx';
import { adoptDraft, changeDraft } from './draft.ts';
import styles from './generation.module.css';
import { useReader } from './use-reader.tsx';

/** Text to type, and files to drop or pick. */
export function SourceInput({ project, text }: { project: Project | undefined; text: string }) {
  const { t } = useTranslation();
  const [sameName, setSameName] = useState<{ names: readonly string[]; answer: (isNewer: boolean) => void }>();
  const take = useTakeFiles((names, answer) => setSameName({ names, answer }));
  const picker = useRef<HTMLInputElement>(null);
  const reader = useReader(project, text);
  const { dragging, handlers } = useDrop(take);
  return (
    <div className={styles.source} data-dragging={dragging || undefined} {...handlers} data-testid="drop-area">
      <textarea
        value={text}
        onChange={({ target }) =>
          refuseTooLong(target.value, TYPED.text) || changeDraft(project?.id, { text: target.value })
        }
        placeholder={t('create.textPlaceholder')}
        aria-label={t('create.text')}
        rows={4}
        className={styles.text}
      />
      {project && (
        <DocumentList
          projectId={project.id}
          onRead={reader.openDocument}
          onReplace={({ id }, file) => replaceFile(project.id, id, file)}
        />
      )}
      <div className={styles.pick}>
        <Button icon={<PaperClipOutlined />} onClick={() => picker.current?.click()}>
          {t('create.addFiles')}
        </Button>
        {reader.open && (
          <Button icon={<ReadOutlined />} onClick={reader.open}>
            {t('create.read')}
          </Button>
        )}
        <span>{t('create.fileHint', { max: UPLOAD.maxBytes / 1024 / 1024 })}</span>
        <FilePicker
          ref={picker}
          multiple
          accept={ACCEPT}
          aria-label={t('create.addFiles')}
          data-testid="file-input"
          onFiles={take}
        />
      </div>
      {dragging && <div className={styles.dropHint}>{t('create.drop')}</div>}
      {reader.dialog}
      {project && <LazySourceChanges project={project} />}
      {sameName && (
        <SameNameQuestion
          names={sameName.names}
          onAnswer={(isNewer) => {
            setSameName(undefined);
            sameName.answer(isNewer);
          }}
          onCancel={() => setSameName(undefined)}
        />
      )}
    </div>
  );
}

/** Sends a file as the newer version of one that is there. */
function replaceFile(projectId: number, documentId: number, file: File): void {
  try {
    checkFile(file);
    uploadQueue.add(projectId, [file], new Map([[file, documentId]]));
  } catch (error) {
    notify.error(error);
  }
}

/** Files need an account: others are asked to log in first. */
function useTakeFiles(onSameName: AskSameName): (files: readonly File[]) => void {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const pick = useFilePick(adoptDraft, onSameName);
  return (files) => {
    if (session) return void pick(files);
    notify.warning(t('generation.loginFirst'));
    void navigate(loginPath(pathname + search));
  };
}

/** Drag and drop of files; the depth counts the elements entered, since each child fires its own events. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [depth, setDepth] = useState(0);
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    dragging: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => carriesFiles(event) && setDepth((value) => value + 1),
      onDragLeave: (event: DragEvent) => carriesFiles(event) && setDepth((value) => Math.max(0, value - 1)),
      onDragOver: (event: DragEvent) => carriesFiles(event) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
