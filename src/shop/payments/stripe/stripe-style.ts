/** The style sheet of Stripe's payment page; colours and shapes are the theme's. */
export const stripeStyle = `* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; min-height: 100vh; display: grid; place-items: start center; padding: clamp(1rem, 6vh, 4rem) 1rem; background: var(--color-base-200); color: var(--color-base-content); line-height: 1.5; }
main { width: min(100%, 30rem); background: var(--color-base-100); border: 1px solid var(--theme-border-color); border-radius: var(--radius-box); padding: clamp(1.25rem, 5vw, 2rem); }
h1 { margin: 0 0 1rem; font-family: var(--theme-title-font-family); font-weight: var(--theme-title-font-weight); font-size: 1.5rem; line-height: 1.25; color: var(--theme-title-color); }
dl { margin: 0 0 1.5rem; border-block: 1px solid var(--theme-border-color); padding-block: .75rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding-block: .2rem; }
dt { color: var(--theme-desc-color); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.sum dd { font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
#payment-element { min-height: 12rem; }
button { width: 100%; min-height: 3rem; margin-top: 1.25rem; border: 1px solid var(--color-primary); border-radius: var(--radius-field); background: var(--color-primary); color: var(--color-primary-content); font: inherit; font-weight: 650; cursor: pointer; }
button:disabled { opacity: .55; cursor: progress; }
.hint { display: block; margin: .75rem 0 0; color: var(--theme-desc-color); font-size: .9375rem; }
.hint:empty { display: none; }
@media (scripting: none) { .hint { display: none; } }
.error { margin: 0 0 1rem; border: 1px solid var(--color-error); border-radius: var(--radius-field); background: color-mix(in oklab, var(--color-error) 8%, var(--color-base-100)); padding: .75rem 1rem; }
.back { margin: 1.25rem 0 0; }
a { display: inline-block; padding-block: .6rem; color: inherit; text-underline-offset: .2em; }
a:focus-visible, button:focus-visible { outline: 3px solid var(--color-primary); outline-offset: 2px; }
`;
