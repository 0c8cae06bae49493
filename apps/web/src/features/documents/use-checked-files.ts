import { useTranslation } from 'react-i18next';
import { notify } from '../../app/toasts/notify.ts';
import { checkFile, checkPick } from './upload-rules.ts';

/** Those of picked files that may be sent (spec §5); of the others, and of what looks odd, people are told why. */
export function useCheckedFiles(): (files: readonly File[]) => File[] {
  const { t } = useTranslation();
  return (files) => {
    try {
      checkPick(files.length);
    } catch (error) {
      notify.error(error);
      return [];
    }
    return files.filter((file) => {
      try {
        if (checkFile(file).unexpectedType) notify.warning(t('document.unexpectedType', { file: file.name }));
        return true;
      } catch (error) {
        notify.error(error);
        return false;
      }
    });
  };
}
