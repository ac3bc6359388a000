/** What a preview shows in the place of a section that visitors do not get to see. */
import * as m from '#messages';
import { ZodError } from 'zod';
import type { ComponentType } from 'react';
import { fieldErrors } from '#kit/server/http/field-errors.ts';
import { Alert } from '#ui/alert.tsx';
import { usePageView } from '#ui/page-view.tsx';

type Fault = { section: string; error: unknown };

function SectionErrorNotice({ data: { section, error } }: { data: Fault }) {
  const { locale } = usePageView();
  return (
    <div className="page-width py-6">
      <Alert kind="error">
        <p className="font-medium">{error === null ? m.templates_section_gone({ section }) : m.templates_section_faulty({ section })}</p>
        {error instanceof ZodError &&
          Object.entries(fieldErrors(error.issues, locale)).map(([field, words]) => (
            <p key={field}>
              {field}: {words}
            </p>
          ))}
      </Alert>
    </div>
  );
}

/** The notice, in the shape of a section. `error` is null for a section that does not exist. The error's own message is not shown. */
export function sectionErrorNotice(section: string, error: unknown) {
  return {
    name: 'fault',
    Component: SectionErrorNotice as ComponentType<never>,
    settings: {},
    data: { section, error } satisfies Fault,
    tags: [],
    expiresAt: undefined,
    jsonLd: [],
    embeds: undefined,
  };
}
