declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the bundler gives class names as the default export.
  export default classes;
}

declare module '*.css';

declare module '*.svg?url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives an asset's address as the default export.
  export default address;
}
