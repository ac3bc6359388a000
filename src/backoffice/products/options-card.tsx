import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { LanguageButtons } from '../components/language-tabs.tsx';
import { ActionButton } from '../components/lists/action-button.tsx';
import { Panel } from '../components/panel.tsx';
import { OptionButtons } from './option-buttons.tsx';
import { fitVariants, freeKey, inOptionOrder, missingVariants, type Option, type Variant } from './variants-of.ts';

type Choice = Option['choices'][number];
type Texts = Option['texts'];
type OptionErrors = Partial<Record<'texts' | 'choices', { message?: string }>>;

const titleIn = (texts: Texts, lang: string) => texts[lang]?.title ?? '';
const withTitle = (texts: Texts, lang: string, title: string): Texts => ({ ...texts, [lang]: { ...texts[lang], title } });
const moved = <Item,>(items: readonly Item[], from: number, to: number): Item[] => items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);

/** The options of the form, and what follows for its variants when they change. */
function useOptions() {
  const { field, fieldState } = useController({ name: 'options', defaultValue: [] });
  const { errors } = useFormState({ name: 'options' });
  const { getValues, setValue } = useFormContext();
  const options = (field.value ?? []) as Option[];
  const variants = () => (getValues('variants') ?? []) as Variant[];
  const missing = missingVariants(options, (useWatch({ name: 'variants' }) ?? []) as Variant[]);
  const put = (next: readonly Variant[], order: readonly Option[]) => setValue('variants', inOptionOrder(order, next), { shouldDirty: true });
  return {
    options,
    error: fieldState.error?.message,
    // Of single options, by their place.
    errors: (Array.isArray(errors['options']) ? errors['options'] : []) as readonly (OptionErrors | undefined)[],
    write(next: readonly Option[]) {
      field.onChange(next);
      put(fitVariants(next, variants()), next);
    },
    missing: missing.length,
    makeVariants: () => put([...variants(), ...missing], options),
  };
}

/** What the variants of a product differ in: options with their choices, and the variants that follow from them. */
export function OptionsCard() {
  const translate = useTranslate();
  const [lang, setLang] = useState('en');
  const { options, error, errors, write, missing, makeVariants } = useOptions();
  const [added, setAdded] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const keys = options.map(({ key }) => key);
  const add = () => {
    const key = freeKey('option', keys);
    setAdded(key);
    write([...options, { key, texts: {}, choices: [] }]);
  };
  const count = options.reduce((product, { choices }) => product * Math.max(1, choices.length), 1);
  return (
    <Panel title={translate('backoffice_product_options')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('backoffice_product_options_hint')}
      </Typography>
      {options.length > 0 && <LanguageButtons lang={lang} onChange={setLang} />}
      <Stack sx={{ gap: 2 }}>
        {options.map((option, index) => (
          <OptionItem
            key={option.key}
            option={option}
            lang={lang}
            isNew={option.key === added}
            errors={errors[index] ?? {}}
            onChange={(next) => write(options.with(index, next))}
            onMove={(by) => write(moved(options, index, index + by))}
            onRemove={() => {
              write(options.toSpliced(index, 1));
              addButton.current?.focus();
            }}
            place={{ first: index === 0, last: index === options.length - 1 }}
          />
        ))}
      </Stack>
      {error && <Typography color="error">{error}</Typography>}
      <OptionButtons ref={addButton} isFull={keys.length >= 10} onAdd={add} missing={missing} count={count} onMake={makeVariants} />
    </Panel>
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();

type Place = { first: boolean; last: boolean };
type OptionProps = {
  option: Option;
  lang: string;
  place: Place;
  /** It stands above the button that added it: who works by keyboard would not find it. */
  isNew: boolean;
  /** What is wrong with its name and its choices. */
  errors: OptionErrors;
  onChange(option: Option): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
};

function OptionItem({ option, lang, place, isNew, errors, onChange, onMove, onRemove }: OptionProps) {
  const translate = useTranslate();
  const { choices } = option;
  const write = (next: Choice[]) => onChange({ ...option, choices: next });
  const named = titleIn(option.texts, lang) || titleIn(option.texts, 'en');
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
      aria-label={named || translate('backoffice_product_option')}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <TextField
          {...(isNew && { inputRef: focus })}
          label={translate('backoffice_product_option')}
          placeholder={titleIn(option.texts, 'en') || translate('backoffice_product_option_example')}
          value={titleIn(option.texts, lang)}
          onChange={({ target }) => onChange({ ...option, texts: withTitle(option.texts, lang, target.value) })}
          error={errors.texts?.message !== undefined}
          helperText={errors.texts?.message}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Moves place={place} name={named} onMove={onMove} onRemove={onRemove} />
      </Stack>
      <Stack sx={{ pl: { xs: 0, sm: 2 } }}>
        {choices.map((choice, index) => (
          <ChoiceItem
            key={choice.key}
            choice={choice}
            lang={lang}
            place={{ first: index === 0, last: index === choices.length - 1 }}
            onChange={(next) => write(choices.with(index, next))}
            onMove={(by) => write(moved(choices, index, index + by))}
            onRemove={() => write(choices.toSpliced(index, 1))}
          />
        ))}
        <NewChoices error={errors.choices?.message} onAdd={(titles) => write(withChoices(choices, titles, lang))} />
      </Stack>
    </Box>
  );
}

/** Choices with some more, each under a key of its own; one that is there already is not there twice. */
function withChoices(choices: readonly Choice[], titles: readonly string[], lang: string): Choice[] {
  const all = [...choices];
  for (const title of titles) {
    if (all.some(({ texts }) => titleIn(texts, lang) === title)) continue;
    const taken = all.map(({ key }) => key);
    all.push({ key: freeKey(title, taken), texts: { [lang]: { title } }, swatch: null, imageId: null });
  }
  return all;
}

type ChoiceProps = { choice: Choice; lang: string; place: Place; onChange(choice: Choice): void; onMove(by: -1 | 1): void; onRemove(): void };

function ChoiceItem({ choice, lang, place, onChange, onMove, onRemove }: ChoiceProps) {
  const translate = useTranslate();
  const name = titleIn(choice.texts, 'en') || titleIn(choice.texts, lang);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <TextField
        label={translate('backoffice_product_choice')}
        placeholder={titleIn(choice.texts, 'en')}
        value={titleIn(choice.texts, lang)}
        onChange={({ target }) => onChange({ ...choice, texts: withTitle(choice.texts, lang, target.value) })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Swatch choice={choice} name={name} onChange={(swatch) => onChange({ ...choice, swatch })} />
      <Moves place={place} name={name} onMove={onMove} onRemove={onRemove} />
    </Stack>
  );
}

/** One choice, or several with commas between them. */
function NewChoices({ error, onAdd }: { error: string | undefined; onAdd(titles: string[]): void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const add = () => {
    const titles = typed
      .split(/[,，、]/)
      .map((word) => word.trim())
      .filter(Boolean);
    if (titles.length > 0) onAdd(titles);
    setTyped('');
  };
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <TextField
        error={error !== undefined}
        helperText={error}
        label={translate('backoffice_product_choice_new')}
        placeholder={translate('backoffice_product_choice_example')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button onClick={add} disabled={typed.trim() === ''} sx={{ flex: 'none' }}>
        {translate('ra.action.add')}
      </Button>
    </Stack>
  );
}

/** A colour that stands for a choice; none until one is chosen. */
function Swatch({ choice, name, onChange }: { choice: Choice; name: string; onChange(swatch: string | null): void }) {
  const translate = useTranslate();
  if (choice.swatch === null)
    return (
      <Button size="small" color="inherit" onClick={() => onChange('#808080')} sx={{ flex: 'none' }}>
        {translate('backoffice_product_swatch_add')}
      </Button>
    );
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Box
        component="input"
        type="color"
        value={choice.swatch}
        aria-label={translate('backoffice_product_swatch', { name })}
        onChange={({ target }) => onChange((target as HTMLInputElement).value)}
        sx={{ width: 40, height: 40, p: 0, border: 0, bgcolor: 'transparent' }}
      />
      <IconButton size="small" aria-label={translate('backoffice_product_swatch_remove', { name })} onClick={() => onChange(null)}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

function Moves({ place, name, onMove, onRemove }: { place: Place; name: string; onMove(by: -1 | 1): void; onRemove(): void }) {
  return (
    <Stack direction="row" sx={{ flex: 'none' }}>
      <ActionButton label="backoffice_move_up" title={name} icon={UpIcon} disabled={place.first} onClick={() => onMove(-1)} />
      <ActionButton label="backoffice_move_down" title={name} icon={DownIcon} disabled={place.last} onClick={() => onMove(1)} />
      <ActionButton label="ra.action.remove" title={name} icon={DeleteIcon} onClick={onRemove} />
    </Stack>
  );
}
