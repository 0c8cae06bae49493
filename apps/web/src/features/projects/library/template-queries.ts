import { getTemplate, listTemplates } from '@pagewright/contract/templates';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api/api.ts';
import { asLanguage } from '../../../app/i18n/language.ts';

/** The templates, in the person's language. */
export function useTemplates(wanted = true) {
  const language = asLanguage(useTranslation().i18n.language);
  return useQuery({
    queryKey: ['templates', language],
    queryFn: ({ signal }) => api.call(listTemplates, { query: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  });
}

/** One template with its pages. */
export function useTemplate(id: number, wanted = true) {
  const language = asLanguage(useTranslation().i18n.language);
  return useQuery({
    queryKey: ['templates', language, id],
    queryFn: ({ signal }) => api.call(getTemplate, { params: { id }, query: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  });
}
