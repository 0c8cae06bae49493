import type { BodyInput } from '@pagewright/contract/endpoint';
import { getProfile, type Profile, updateProfile } from '@pagewright/contract/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { session } from '../../app/session/session.ts';
import { notify } from '../../app/toasts/notify.ts';

const KEY = ['profile'] as const;

export function useProfile() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.call(getProfile, { signal }) });
}

/** Saves a part of the profile; the header's user area shows the new names at once. */
export function useSaveProfile(onSaved?: (profile: Profile) => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof updateProfile>) => api.call(updateProfile, { body }),
    onSuccess: (profile) => {
      queries.setQueryData(KEY, profile);
      const { nickName, userName, email, phonenumber } = profile;
      session.updateUser({ nickName, userName, email, phonenumber });
      notify.success(t('accounts.saved'));
      onSaved?.(profile);
    },
    onError: (error) => notify.error(error),
  });
}
