/** A field of a form wants to be filled in exactly where the API does: forms by their source, against the schemas of the slices they are in. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** A field as a form's source writes it; `wanted` is null where it depends. */
type Field = { file: string; slice: string; name: string; wanted: boolean | null };
/** Whether what an operation takes has to be there. */
type Taken = { slice: string; name: string; wanted: boolean };

const fieldTags = ['TextField', 'EmailField', 'TextArea', 'SelectField'];
/** Fields that mean something else than an operation's input of that name, or that are wanted only where they are shown. */
const ofTheirOwn: Readonly<Record<string, string>> = {
  'checkout email': 'of the way of contact that was chosen',
  'checkout mobile': 'of the way of contact that was chosen',
  'checkout countryCode': 'of the way of contact that was chosen',
  'orders why': 'becomes a part of the reason',
  'orders words': 'becomes a part of the reason',
  'returns reason': 'a choice that becomes a part of the description',
  'returns exchangeSku': 'a choice that stands on a variant from the start',
  'feedback kind': 'a choice that stands on one from the start',
  'security confirm': 'the word that is typed before an account is deleted',
  'auth birthday': 'shown where the shop asks for it',
  'auth code': 'shown where a code was sent',
  'auth countryCode': 'shown with a mobile number',
  'articles title': 'a draft may lack what an article that is submitted may not',
  'articles pictureAlt': 'shown with a picture, which an article may not have without it',
  'articles address': 'of a link in the text',
  'articles alt': 'of a picture in the text',
};

function fieldsOf(file: string): Field[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Field[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && fieldTags.includes(node.tagName.getText())) {
      const of = (name: string) => node.attributes.properties.find((one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name);
      const optional = of('optional');
      const depends = optional?.initializer !== undefined && ts.isJsxExpression(optional.initializer);
      const name = nameOf(node.attributes);
      if (name) found.push({ file, slice: file.split('/')[2]!, name, wanted: depends ? null : !optional });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `name="email"`, or what a form's own helper is asked for: `{...field('email')}`. */
function nameOf({ properties }: ts.JsxAttributes): string | undefined {
  for (const one of properties) {
    const said = ts.isJsxAttribute(one) ? one.name.getText() === 'name' && one.initializer : ts.isCallExpression(one.expression) && one.expression.arguments[0];
    if (said && ts.isStringLiteral(said)) return said.text;
  }
  return undefined;
}

async function takenBy(file: string): Promise<Taken[]> {
  const slice = file.split('/')[2]!;
  const exported = (await import(`../../${file}`)) as Record<string, unknown>;
  return Object.entries(exported)
    .filter(([name]) => name.endsWith('Input'))
    .flatMap(([, schema]) => (schema instanceof z.ZodObject ? Object.entries(schema.shape as Record<string, z.ZodType>) : []))
    .map(([name, schema]) => ({ slice, name, wanted: !schema.safeParse(undefined).success }));
}

it('optional fields are not required, and others are', async () => {
  const fields = globSync('src/shop/*/sections/**/*.tsx').flatMap(fieldsOf);
  const taken = (await Promise.all(globSync('src/shop/*/contract*.ts', { exclude: ['**/*.test.ts'] }).map(takenBy))).flat();
  expect([fields.length > 35, taken.length > 300]).toEqual([true, true]);
  const wrong = fields.flatMap(({ file, slice, name, wanted }) => {
    if (wanted === null || `${slice} ${name}` in ofTheirOwn) return [];
    const own = taken.filter((one) => one.name === name && one.slice === slice);
    const known = own.length > 0 ? own : taken.filter((one) => one.name === name);
    const isRight = known.some((one) => one.wanted === wanted);
    return isRight
      ? []
      : [`${file}: ${name} is ${wanted ? 'required' : 'optional'}, ${known.length === 0 ? 'and no operation takes it' : 'and no operation says so'}`];
  });
  expect(wrong).toEqual([]);
});
