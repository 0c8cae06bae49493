import type { RefObject } from 'react';

interface FilePickerProps {
  /** `click()` opens the system's choice of files. */
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Endings and media types, as in HTML. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** At least one. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
  readonly 'aria-label'?: string;
  readonly 'data-testid'?: string;
}

/** Opened by a button of ours: the browser's own field for files cannot be styled. */
export function FilePicker({ onFiles, ...field }: FilePickerProps) {
  return (
    <input
      {...field}
      type="file"
      hidden
      onChange={({ target }) => {
        const [first, ...more] = target.files ?? [];
        // So that the same file can be picked again.
        target.value = '';
        if (first) onFiles([first, ...more]);
      }}
    />
  );
}
