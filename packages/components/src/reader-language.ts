import { DEFAULT_LANGUAGE, type Language } from '@pagewright/model/languages';
import { createContext } from 'react';

/** Language of the person who looks at a page, which may be in another one. */
export const ReaderLanguage = createContext<Language>(DEFAULT_LANGUAGE);
