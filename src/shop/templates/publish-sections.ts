import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Tx } from '#kit/server/database.ts';
import { sectionsSchema, templateName, type SectionChoice } from './contract.ts';
import { templateTag } from './rules.ts';
import { insertPublished, lockTemplate } from './store.ts';

/** Publishes a template's sections without a draft: for seeds and programs. @throws ZodError for a name or sections that are invalid */
export async function publishSections(tx: Tx, { name, sections, now }: { name: string; sections: readonly SectionChoice[]; now: Date }): Promise<void> {
  await lockTemplate(tx, templateName.parse(name));
  await insertPublished(tx, { name, sections: sectionsSchema.parse(sections), noReload: false, author: '', now });
  await invalidateTags(tx, [templateTag(name)]);
}
