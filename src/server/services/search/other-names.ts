import type { ChoiceList } from '../../../core/search/choices-port';

type Names = Readonly<Record<string, readonly string[]>>;

/** Common alternatives to the names in our lists. */
const OTHER_NAMES: Partial<Record<ChoiceList, Names>> = {
  location: {
    Bengaluru: ['bangalore', 'blr'],
    Mumbai: ['bombay', 'bom'],
    Chennai: ['madras'],
    Kolkata: ['calcutta'],
    Gurugram: ['gurgaon'],
    Pune: ['poona'],
    Vadodara: ['baroda'],
    Thiruvananthapuram: ['trivandrum'],
    Kochi: ['cochin'],
    Mysuru: ['mysore'],
    Visakhapatnam: ['vizag'],
    Prayagraj: ['allahabad'],
    Delhi: ['new delhi', 'ncr'],
  },
  department: {
    'Engineering – Software & QA': ['it', 'software', 'developer', 'sde', 'qa', 'testing'],
    'Data Science & Analytics': ['ai', 'ml', 'machine learning'],
    'Human Resources': ['hr', 'people', 'recruitment'],
    'BFSI, Investments & Trading': ['banking', 'bank', 'finance'],
    'Customer Success, Service & Operations': ['bpo', 'support', 'call centre', 'call center'],
    'Finance & Accounting': ['accounts', 'ca', 'audit'],
    'Healthcare & Life Sciences': ['nursing', 'hospital', 'doctor', 'pharma'],
    'Procurement & Supply Chain': ['scm', 'purchase', 'logistics'],
    'Legal & Regulatory': ['law', 'cs'],
    'Marketing & Communication': ['pr', 'branding', 'seo'],
    'Sales & Business Development': ['bd', 'bde'],
  },
  industry: {
    'IT Services & Consulting': ['it', 'information technology', 'software services'],
    'BPO & KPO': ['ites', 'call centre', 'call center'],
    Banking: ['bank', 'bfsi'],
    'E-commerce': ['ecommerce', 'online shopping'],
    'Financial Services': ['nbfc', 'bfsi'],
    'Education & Training': ['edtech', 'school', 'college'],
    Healthcare: ['hospital'],
  },
  jobProfile: {
    'Software engineer': ['sde', 'swe', 'software developer', 'programmer', 'coder'],
    'Backend engineer': ['backend developer', 'java developer', 'server developer'],
    'Frontend engineer': ['frontend developer', 'ui developer', 'react developer', 'web developer'],
    'QA engineer': ['tester', 'sdet', 'quality assurance'],
    'DevOps engineer': ['sre', 'site reliability'],
    'Product manager': ['pm'],
    'Probationary officer': ['po', 'bank po'],
    'Chartered accountant': ['ca'],
    'HR executive': ['human resources'],
    'HR business partner': ['hrbp'],
    'Customer support executive': ['cse', 'customer care'],
    'Staff nurse': ['nurse'],
    'School teacher': ['teacher', 'tgt', 'pgt'],
    'Business analyst': ['ba'],
  },
};

/** The names in our list that the typed alternative stands for. Short alternatives must be typed in full. */
export function resolveNames(list: ChoiceList, typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  const isMatch = (other: string) => other === wanted || (wanted.length > 2 && other.startsWith(wanted));
  return Object.entries(OTHER_NAMES[list] ?? {})
    .filter(([, rest]) => rest.some(isMatch))
    .map(([name]) => name);
}
