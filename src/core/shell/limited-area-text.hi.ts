export const limitedAreaText: typeof import('./limited-area-text').limitedAreaText = {
  full: (max) => `${max} अक्षरों की सीमा पूरी हो गई है। इससे आगे का टेक्स्ट कट जाता है।`,
};
