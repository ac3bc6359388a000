import type { AdminField, AdminResource, AdminScreen, ExtensionAdmin } from '#extension/admin.ts';

const kinds: readonly AdminField['kind'][] = ['text', 'lines', 'number', 'yesNo', 'time', 'choice'];
const pattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Checks what an extension adds to the back office: its types were checked elsewhere, or by nobody. @throws Error in one sentence */
export function checkAdmin(value: unknown): ExtensionAdmin {
  if (typeof value !== 'object' || value === null) throw new Error('its admin part must export what defineAdmin makes as default');
  const { resources = [], screens = [], ...more } = value as ExtensionAdmin;
  const unknown = Object.keys(more)[0];
  if (unknown !== undefined) throw new Error(`it adds "${unknown}", which the back office does not know`);
  const names = [...resources, ...screens].map(checkNames);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two of its screens are named "${twice}"`);
  for (const screen of screens) if (typeof screen.load !== 'function') throw new Error(`${screen.name}: load must be a function`);
  resources.forEach(checkResource);
  return { resources, screens };
}

function checkNames({ name, title }: AdminResource | AdminScreen): string {
  if (typeof name !== 'string' || !pattern.test(name)) throw new Error(`"${String(name)}" is no name: small letters and digits, words joined by hyphens`);
  checkText(title, `${name}: title`);
  return name;
}

function checkResource({ name, one, fields, sorts }: AdminResource): void {
  checkText(one, `${name}: one`);
  if (!Array.isArray(fields) || fields.length === 0) throw new Error(`${name}: it has no fields`);
  if (!Array.isArray(sorts) || sorts.length === 0) throw new Error(`${name}: sorts must name a field`);
  for (const field of fields as AdminField[]) {
    checkText(field.label, `${name}: ${field.name}: label`);
    if (!kinds.includes(field.kind)) throw new Error(`${name}: ${field.name}: kind must be one of ${kinds.join(', ')}`);
    if (field.kind === 'choice' && !field.choices?.length) throw new Error(`${name}: ${field.name}: it has no choices`);
  }
}

function checkText(text: unknown, where: string): void {
  if (typeof (text as { en?: unknown } | undefined)?.en !== 'string') throw new Error(`${where} must have a text in English (en)`);
}
