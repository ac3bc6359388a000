import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { AnySection } from '#kit/server/page/section.ts';
import { fieldErrors } from '#kit/server/http/field-errors.ts';
import type { SectionChoice, TemplateError } from './contract.ts';

/** Sections as they are stored, and why some of them would be left out. */
export type CheckedSections = { sections: SectionChoice[]; faults: TemplateError[] };

/**
 * Checks sections against their schemas. A valid one is stored with its defaults and without unknown
 * fields; an invalid one is stored unchanged, because a draft may be unfinished, and is listed with the reason.
 */
export function checkSections(
  choices: readonly SectionChoice[],
  { sections, base, locale }: { sections: ReadonlyMap<string, AnySection>; base: string; locale: Locale },
): CheckedSections {
  const faults: TemplateError[] = [];
  const fault = (index: number, message: string, errors: Record<string, string> = {}) =>
    void faults.push({ index, section: choices[index]!.section, message, errors });
  const checked = choices.map((choice, index) => {
    const section = sections.get(choice.section);
    if (!section) {
      fault(index, m.templates_section_gone({ section: choice.section }, { locale }));
      return choice;
    }
    const fits = section.card.fits;
    if (fits && !fits.includes(base)) fault(index, m.templates_section_misplaced({ section: section.card.title({}, { locale }) }, { locale }));
    const parsed = section.settings.safeParse(choice.settings);
    if (parsed.success) return { section: choice.section, settings: parsed.data as SectionChoice['settings'] };
    const errors = fieldErrors(parsed.error.issues, locale);
    fault(index, Object.values(errors).join(' '), errors);
    return choice;
  });
  return { sections: checked, faults };
}
