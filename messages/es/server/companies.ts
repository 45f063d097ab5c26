import type { companies as english } from "@/messages/en/server/companies";
import type { Translation } from "@/messages/say";

export const companies: Translation<typeof english> = {
  noCompanyHasTheId: "Ninguna empresa tiene el ID o el nombre “{wanted}”",
  severalCompaniesHaveThisName: "Varias empresas tienen este nombre. Indique el ID: {join}",
  thisDoesNotMatchWhat: "Esto no coincide con {what}",
  yourEmailAddress: "su correo electrónico",
  youAreTheLastAdmin: "Usted es el último administrador de {name}",
  sentenceMakeSomeoneElseAn: "{sentence} Antes nombre administrador a otra persona, o elimine la empresa.",
  theCompanysName: "el nombre de la empresa",
  former: "Antiguo",
  enterYourPasswordUnderSettings: "Ingrese su contraseña en Configuración, Sus datos, para exportar los datos de la empresa.",
  exportReadme:
    "Datos de {company}\nExportados el {at}.\n\nCada lista está dos veces: en .json para programas y en .csv para una hoja de cálculo.\ndocuments/: los certificados tal como llegaron. El nombre lleva la fecha de vencimiento, el proveedor y las coberturas.\nemails/: los correos recibidos, tal como llegaron.\nreadings: lo que se leyó en cada documento y en qué parte de la página.\nverdicts: cómo se evaluó a cada proveedor y en qué se basó. exceptions, decisions: lo que aprobaron y decidieron las personas.\nactivity: el registro de auditoría. Cada evento lleva el hash del evento anterior.\nmanifest.json: el tamaño y el hash SHA-256 de cada archivo, y a qué documento pertenece cada original.\n\nLas listas se escribieron una tras otra. Lo que se agregó mientras tanto puede estar en una lista y faltar en otra.\nExporte cuando no haya ninguna importación en curso.\n\nEste archivo no contiene contraseñas, claves, enlaces ni otros secretos.\nPara pasar a otra instalación, elija allí Configuración, Sus datos, Importar datos de la empresa. docs/leaving.md explica más.\n",
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
  accountDeletionBody:
    "Hola, {firstName}:\n\nNos pidió eliminar su cuenta. La eliminaremos el {dueAt}. Hasta entonces puede seguir usándola o cancelar la eliminación aquí:\n\n{link}\n\nSi no fue usted, cancele la eliminación y cambie su contraseña.",
  companyDeletionSubject: "{company} se eliminará de {product}",
  companyDeletionBody:
    "Hola, {firstName}:\n\n{by} pidió eliminar {company}. El {dueAt} eliminaremos de forma definitiva todos sus proveedores, proyectos, certificados, correos y cuentas. Hasta entonces todo funciona como antes.\n\nUn administrador de la empresa puede cancelar la eliminación o exportar los datos aquí:\n\n{link}",
  companyKeptSubject: "{company} no se eliminará",
  companyKeptBody: "Hola, {firstName}:\n\n{by} canceló la eliminación de {company}. No se eliminó nada.",
  invitationSubject: "{inviter} le invita a unirse a {company} en {product}",
  invitationBody:
    "Hola:\n\n{inviter} le invita a unirse a {company} en {product} como {role}. {company} usa {product} para llevar el control de los certificados de seguro de sus proveedores.\n\nAcepte la invitación aquí:\n\n{link}\n\nEl enlace funciona una sola vez y vence en {invitationDays} días. Si no conoce a {company}, ignore este correo.",
  invitedElsewhereSubject: "{inviter} le invita a unirse a {company} en {product}",
  invitedElsewhereBody:
    "Hola:\n\n{inviter} le invita a unirse a {company} en {product}. Esta dirección de correo ya tiene una cuenta en otra empresa, y cada cuenta pertenece a una sola empresa.\n\nPida a {inviter} que le invite con otra dirección de correo.",
  pleaseEnterAValidEmail: "Ingrese un correo electrónico válido",
};
