import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HttpError } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { MailPreview } from '#shop/messages/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { useSettled } from '../components/inputs/use-settled.ts';

/** A mail as it would be sent, and by field what keeps it from that. */
export type Preview = { mail: MailPreview | undefined; errors: Readonly<Record<string, string>>; problem: string | undefined };

type Words = { subject?: string | null; body?: string | null };

/** The words of a language as they stand in the form. */
export function useWords(lang: string): { subject: string; body: string } {
  const { subject, body } = (useWatch({ name: `texts.${lang}` }) ?? {}) as Words;
  return { subject: subject ?? '', body: body ?? '' };
}

/** The mail in the words that stand in the form, asked of the shop whenever typing pauses. While these fit no mail, the one before stays. */
export function usePreview(id: string, lang: string): Preview {
  const words = useWords(lang);
  const asked = useSettled({ lang, ...words });
  const isWhole = asked.subject.trim() !== '' && asked.body.trim() !== '';
  const { data, error } = useQuery<MailPreview, HttpError>({
    queryKey: ['mail-preview', id, asked],
    enabled: isWhole,
    queryFn: async () => (await callAdmin<MailPreview>(`/mail-templates/${encodeURIComponent(id)}/preview`, { method: 'POST', body: asked })).data,
    retry: false,
    staleTime: 60_000,
  });
  // What was seen last stays in sight until there is another, also while the words fit no mail.
  const [seen, setSeen] = useState(data);
  if (data && data !== seen) setSeen(data);
  const errors = asked.lang === lang ? ((error?.body as { errors?: Record<string, string> } | undefined)?.errors ?? {}) : {};
  return { mail: data ?? seen, errors, problem: error && Object.keys(errors).length === 0 ? error.message : undefined };
}
