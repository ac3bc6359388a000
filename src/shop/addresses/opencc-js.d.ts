/** A dictionary of single characters, which the package has without types. */
declare module 'opencc-js/dict/*' {
  const dictionary: string;
  export default dictionary;
}
