/** The contract tests of sections and pages. */
import assert from 'node:assert/strict';
import type { AnyExtensionSection } from '../definition.ts';
import type { ExtensionContext } from '../context.ts';
import type { ExtensionPage } from '../page.ts';
import { renderSection } from '../render-section.tsx';

/** A section: begins with settings of its own, loads what JSON can hold, and is pure markup without inline style or script. Answers the markup. */
export async function testSection<Settings>(
  section: AnyExtensionSection<Settings>,
  context: ExtensionContext<Settings>,
  { settings = {}, model = {} }: { settings?: object; model?: object } = {},
): Promise<string> {
  const config = section.settings.parse(settings);
  const scope = { context, model: model as never, path: '/', kind: 'home', alternates: {}, query: new URLSearchParams() };
  const loaded = section.load ? await section.load(scope, config as never) : { data: undefined, tags: [] };
  assert.ok(Array.isArray(loaded.tags), 'its load does not say what it shows (`tags`)');
  const render = () => renderSection(section.Component as never, { settings: config, data: loaded.data, model }, context);
  const { markup, islands } = render();
  assert.equal(render().markup, markup, 'rendered twice, it is not the same');
  for (const name of islands)
    assert.match(
      name,
      /^[a-z0-9-]+\/./,
      `its island "${name}" would stay still: in a section its name is "<extension>/${name}", without that in \`browser.ts\``,
    );
  assert.doesNotMatch(markup, /<script|<style|\sstyle="|\son[a-z]+="/i, 'it has inline script or style, which the content security policy forbids');
  return markup;
}

/**
 * A page: says under which tags it is cached, and is made of sections that there are. Answers the markup of the extension's own ones; null: it says that there
 * is no such page now. Sections of the shop are only seen in a whole shop.
 */
export async function testPage<Settings>(
  extension: { name: string; sections?: readonly AnyExtensionSection<Settings>[] },
  page: ExtensionPage<Settings>,
  context: ExtensionContext<Settings>,
): Promise<string | null> {
  const loaded = page.load ? await page.load(context) : { model: {}, tags: [] };
  if (loaded === null) return null;
  const { model, tags } = loaded;
  assert.ok(Array.isArray(tags) && tags.every((tag) => typeof tag === 'string' && tag !== ''), 'its load does not say what it shows (`tags`)');
  const prefix = `${extension.name}-`;
  const markup: string[] = [];
  for (const { section: name, settings = {} } of page.sections.filter(({ section }) => section.startsWith(prefix))) {
    const section = extension.sections?.find((one) => prefix + one.name === name);
    assert.ok(section, `it is made of the section ${name}, which there is not`);
    markup.push(await testSection(section, context, { settings, model: model as object }));
  }
  return markup.join('');
}
