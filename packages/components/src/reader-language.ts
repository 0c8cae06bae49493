import { DEFAULT_LANGUAGE, type Language } from '@pagewright/model/languages';
import { createContext } from 'react';

/** Language of the person who looks at a page, which may be in another one; in files it is the page's. */
export const ReaderLanguage = createContext<Language>(DEFAULT_LANGUAGE);
