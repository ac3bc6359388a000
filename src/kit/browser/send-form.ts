/** Submits plain forms without leaving the page: errors appear at the fields, a success message in place of the form. */
import * as m from '#messages';
import { callApi } from './api-call.ts';
import { uploadFile } from './upload.ts';

const errorLook = 'mt-1.5 text-sm text-danger';
const frame = 'rounded-box border px-4 py-3 text-sm leading-6';
const uploaded = new WeakMap<File, string>();

// Autofill can be faster than the spam check allows: such a form waits a moment.
const shortestMs = 2_100;

type Token = { token: string | undefined; at: number };
type Answer = { message?: string; errors?: Record<string, string> };

/** Takes over every form with `data-send` inside `root`; answers how to let go again. */
export function sendForms(root: HTMLElement): () => void {
  let token: Promise<Token> | undefined;
  const begin = () =>
    (token ??= callApi<{ token: string }>('/form/begin', {}, { quiet: true }).then((answer) => {
      // The next one to send asks again.
      if (answer.data?.token === undefined) token = undefined;
      return { token: answer.data?.token, at: performance.now() };
    }));
  const focus = () => void begin();
  const submit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['send'] === undefined) return;
    event.preventDefault();
    if (form.ariaBusy !== 'true') void send(form, begin);
  };
  root.addEventListener('focusin', focus, { once: true });
  root.addEventListener('submit', submit);
  return () => {
    root.removeEventListener('focusin', focus);
    root.removeEventListener('submit', submit);
  };
}

async function send(form: HTMLFormElement, begin: () => Promise<Token>): Promise<void> {
  form.ariaBusy = 'true';
  clearErrors(form);
  const errors: Record<string, string> = {};
  const body = { ...fieldsOf(form), ...(await filesOf(form, errors)) };
  const formToken = form.dataset['look'] === 'words' ? undefined : await ripe(begin());
  const answer = Object.keys(errors).length > 0 ? null : await callApi<Answer>(form.dataset['send']!, { ...body, formToken }, { quiet: true });
  form.ariaBusy = null;
  if (answer?.code === 0) return finish(form, answer.data?.message ?? '');
  showErrors(form, answer?.data?.errors ?? errors, answer?.msg ?? '');
}

/** The token, once it is old enough to be believed. A single button is pressed without one. */
async function ripe(begun: Promise<Token>): Promise<string | undefined> {
  const { token, at } = await begun;
  await new Promise((done) => setTimeout(done, at + shortestMs - performance.now()));
  return token;
}

/** Fields as JSON: a dot nests, `data-as` names what is no text, several of one name make a list where `data-many` says so. */
function fieldsOf(form: HTMLFormElement): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || name === 'form') continue;
    const control = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    const as = control?.dataset['as'];
    const [outer = '', inner] = name.split('.');
    const target = inner === undefined ? body : ((body[outer] ??= {}) as Record<string, unknown>);
    const key = inner ?? outer;
    if (control?.dataset['many'] !== undefined) target[key] = [...((target[key] as string[] | undefined) ?? []), value];
    else target[key] = as === 'number' ? Number(value) : as === 'boolean' ? true : value;
  }
  return body;
}

/** Uploads what file fields hold; a file that went up once is not sent again. */
async function filesOf(form: HTMLFormElement, errors: Record<string, string>): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file][data-upload]')) {
    const ids: string[] = [];
    for (const file of input.files ?? []) {
      const id =
        uploaded.get(file) ??
        (await upload(file, input.dataset['upload']!, (reason) => (errors[input.name] = m.ui_upload_failed({ name: file.name, reason }))));
      if (id === undefined) break;
      uploaded.set(file, id);
      ids.push(id);
    }
    const [outer = '', inner] = input.name.split('.');
    const value = input.multiple ? ids : ids[0];
    if (value === undefined) continue;
    if (inner === undefined) found[outer] = value;
    else found[outer] = { ...(fieldsOf(form)[outer] as object | undefined), ...(found[outer] as object | undefined), [inner]: value };
  }
  return found;
}

async function upload(file: File, purpose: string, refuse: (reason: string) => void): Promise<string | undefined> {
  const { code, msg, data } = await uploadFile(file, purpose);
  if (code === 0 && data) return data.id;
  refuse(msg);
  return undefined;
}

function finish(form: HTMLFormElement, message: string): void {
  const place = document.createElement('p');
  place.tabIndex = -1;
  place.setAttribute('role', 'status');
  place.className = form.dataset['look'] === 'words' ? 'text-sm text-desc' : `${frame} border-success/50 bg-success/10`;
  form.replaceWith(place);
  // Once it is in the document, so that screen readers announce it.
  place.textContent = message;
  place.focus();
}

function clearErrors(form: HTMLFormElement): void {
  form.querySelector('[data-form-error]')?.replaceChildren();
  for (const place of form.querySelectorAll<HTMLElement>('[id$="-error"]')) {
    place.textContent = '';
    place.className = 'sr-only';
  }
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
}

function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>, message: string): void {
  const left: string[] = [];
  for (const [name, text] of Object.entries(errors)) {
    const controls = [...form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)];
    const place = form.querySelector<HTMLElement>(`[data-error-for="${CSS.escape(name)}"], [id$="-${CSS.escape(name)}-error"]`);
    if (!place) {
      left.push(text);
      continue;
    }
    place.textContent = text;
    place.className = errorLook;
    for (const control of controls) {
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', place.id);
    }
  }
  const words = left.join(' ') || (Object.keys(errors).length > 0 ? '' : message);
  if (words !== '') refuse(form, words);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

function refuse(form: HTMLFormElement, words: string): void {
  const place = document.createElement('p');
  place.setAttribute('role', 'alert');
  place.className = `${frame} border-error/50 bg-error/10`;
  place.textContent = words;
  form.querySelector('[data-form-error]')?.replaceChildren(place);
}
