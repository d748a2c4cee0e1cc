export function languageOf(env: { readonly WORDS?: string | undefined }): string;
export function extensionsIn(language: string): string[];
