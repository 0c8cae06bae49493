import type { Language } from '@pagewright/model/languages';
import { useContext } from 'react';
import { ReaderLanguage } from '../reader-language.ts';
import { FAILURE_WORDS } from './strings.ts';

/** Words for what cannot be drawn: they are no part of the page, and speak to whoever looks at it. */
export function useFailureWords(): (typeof FAILURE_WORDS)[Language] {
  return FAILURE_WORDS[useContext(ReaderLanguage)];
}
