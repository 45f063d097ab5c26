import type { companies as english } from "@/messages/en/server/companies";
import type { Translation } from "@/messages/say";

export const companies: Translation<typeof english> = {
  noCompanyHasTheId: 'Ninguna empresa tiene el id. o el nombre "{wanted}"',
  severalCompaniesHaveThisName: "Varias empresas tienen este nombre. Indique el id.: {join}",
  thisDoesNotMatchWhat: "Esto no coincide con {what}",
  yourEmailAddress: "su correo electrónico",
  youAreTheLastAdmin: "Usted es el último administrador de {name}",
  sentenceMakeSomeoneElseAn: "{sentence} Antes nombre administrador a otra persona, o elimine la empresa.",
  theCompanysName: "el nombre de la empresa",
  former: "Antiguo",
  enterYourPasswordUnderSettings: "Ingrese su contraseña en Configuración, Sus datos, para exportar los datos de la empresa.",
  thisFileCouldNotBe: "No se pudo encontrar este archivo.",
  pleaseChooseAPngOr: "Elija una imagen PNG o JPEG",
  logosAndLists: "logotipos y listas",
  logo: "Logotipo",
  thisPersonIsAlreadyOn: "Esta persona ya está en su equipo",
  invitationSent: "Invitación enviada",
  invitation: "Invitación",
  thisInvitationNoLongerWorks: "Esta invitación ya no funciona. Pida una nueva.",
  anAccountWithThisAddress: "Ya existe una cuenta con esta dirección. Inicie sesión.",
  member: "Miembro",
  thisIsTheCompanysOnly: "Es el único administrador activo de la empresa. Antes nombre administrador a otra persona.",
  yourCompanySentWhatToo: "Su empresa envió {what} con demasiada frecuencia. Espere una hora e inténtelo de nuevo.",
};
