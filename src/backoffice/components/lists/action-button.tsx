import type { SvgIconComponent } from '@mui/icons-material';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

type ActionButtonProps = {
  /** What it does (key of a text) and to what. */
  label: string;
  title: string;
  icon: SvgIconComponent;
  /** It leads nowhere: pressed once too often it keeps the focus, so that the keyboard goes on from there. */
  disabled?: boolean;
  onClick(): void;
};

/** A button that moves or removes one of a list. */
export function ActionButton({ label, title, icon: Icon, disabled = false, onClick }: ActionButtonProps) {
  const translate = useTranslate();
  const name = [translate(label), title].filter(Boolean).join(': ');
  return (
    <IconButton
      size="small"
      aria-label={name}
      title={name}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      sx={disabled ? { opacity: 0.3 } : {}}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
