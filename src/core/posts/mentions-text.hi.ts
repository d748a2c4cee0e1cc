export const mentionText: typeof import('./mentions-text').mentionText = {
  list: 'लोग और कंपनियां जिनका ज़िक्र कर सकते हैं',
  alias: 'इस चर्चा में',
  company: 'कंपनी',
  found: (count) => `${count} सुझाव। ऐरो बटन और Enter से चुनें।`,
};
