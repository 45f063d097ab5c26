import type { marketing as english } from "@/messages/en/marketing";
import type { Translation } from "@/messages/say";

export const marketing: Translation<typeof english> = {
  gdpr: "RGPD",
  aboutAppname: "Acerca de {appName}",
  aCertificateOnlyHelpsWhile: "Un certificado solo sirve mientras su cobertura está vigente. {appName} le da seguimiento por usted.",
  whyWeBuiltIt: "Por qué lo creamos",
  aConstructionFirmWorksWith:
    "Una constructora trabaja con decenas o cientos de proveedores. Cada uno envía un certificado una vez al año, como formulario, escaneo o foto. Los certificados terminan en carpetas y hojas de cálculo, y nadie nota la póliza que venció el martes pasado.",
  appnameReadsCertificatesInAny:
    "{appName} lee los certificados en cualquiera de estos formatos. Los convierte en un solo estado por proveedor y muestra el motivo.",
  ourPrinciples: "Nuestros principios",
  aValueWeCantRead: "Un dato que no podemos leer se marca para revisión. Nunca cuenta como cubierto.",
  weKeepTheOriginalFile: "Conservamos el archivo original sin cambios, junto a todo lo que leímos en él.",
  youHaveTheLastWord: "Usted tiene la última palabra. Lo que usted escribe es lo que cuenta, y lo que leímos sigue visible al lado.",
  yourDataIsSeparatedFrom: "Sus datos están separados de los de cualquier otra empresa, en la aplicación y en la base de datos.",
  whoItIsFor: "Para quién es",
  generalContractorsProjectOfficesAnd:
    "Contratistas generales, oficinas de proyectos y administradores de propiedades que necesitan saber, todos los días, qué proveedores están asegurados.",
  startFreeTrial: "Iniciar prueba gratis",
  privacyPolicy: "Política de privacidad",
  whatInformationWeCollectHow: "Qué información recopilamos, cómo la usamos, cuánto tiempo la conservamos y qué opciones tiene usted.",
  informationWeCollect: "Información que recopilamos",
  accountInformationYourNameEmail:
    "Información de la cuenta: su nombre, dirección de correo electrónico, teléfono opcional y un hash de su contraseña. Nunca guardamos la contraseña misma.",
  yourAgreementToTheTerms: "Su aceptación de los Términos del servicio y de esta política, con la fecha y la versión que aceptó.",
  devicesTheTypeOfBrowser:
    "Dispositivos: el tipo de navegador con el que inicia sesión, cuándo inició sesión y cuándo lo usó por última vez.",
  companyInformationYourCompanyProfile:
    "Información de la empresa: el perfil de su empresa, los proyectos y los nombres, contactos y direcciones de sus proveedores.",
  documentsYouUploadAndThe: "Los documentos que usted carga y la información que leemos en ellos.",
  anActivityLogWhoDid:
    "Un registro de actividad: quién hizo qué, cuándo y desde qué dirección de red. Los administradores de su empresa pueden verlo.",
  howWeUseInformation: "Cómo usamos la información",
  weUseThisInformationTo:
    "Usamos esta información para mostrar el estado del seguro de sus proveedores, enviar los recordatorios y las invitaciones que usted solicita, y mantener el servicio en funcionamiento y seguro. No vendemos información personal. No usamos sus documentos para publicidad.",
  cookiesAndBrowserStorage: "Cookies y almacenamiento del navegador",
  weUseCookiesToSign:
    "Usamos cookies para iniciar su sesión y mantenerla abierta. Otra cookie reconoce su navegador, para que los intentos fallidos de otras personas no bloqueen su acceso. Dura {deviceDays} días, incluso después de cerrar la sesión. Los scripts de la página no pueden leer estas cookies. Otras tres cookies recuerdan durante un año el tema, el idioma y la cantidad de filas por página que eligió. No usamos cookies de rastreo.",
  yourBrowserAlsoStoresYour:
    "Su navegador también guarda sus búsquedas recientes hasta que usted cierra la sesión. Guarda los datos de revisión sin guardar hasta que cierra la sesión en esa pestaña o cierra la pestaña. Si se va sin cerrar la sesión, ambos se borran cuando otra persona inicia sesión en el mismo navegador. Su navegador también recuerda que ocultó los primeros pasos.",
  howLongWeKeepInformation: "Cuánto tiempo conservamos la información",
  certificatesRetentionyearsYearsAfterThey:
    "Certificados: {retentionYears} años después de su vencimiento, a menos que usted los elimine antes.",
  deletedDataRemovedWithinDeletiondays:
    "Datos eliminados: se borran en un plazo de {deletionDays} días. El registro de actividad de su empresa conserva el nombre y la fecha de eliminación.",
  deletedAccountsAndCompaniesRemoved:
    "Cuentas y empresas eliminadas: se borran después de {graceDays} días. Puede cancelar la eliminación hasta entonces.",
  signInRecordsInvitationsAnd:
    "Registros de inicio de sesión, invitaciones y enlaces enviados por correo: {deletionDays} días después de su vencimiento.",
  backupsUpToBackupdaysDays: "Respaldos: hasta {backupDays} días.",
  howWeProtectInformation: "Cómo protegemos la información",
  connectionsAreEncryptedEachCompanys:
    "Las conexiones están cifradas. Los registros de cada empresa están separados en la aplicación y en la base de datos. Las contraseñas se guardan como hash con Argon2. Cerrar la sesión, restablecer una contraseña o suspender una cuenta termina sus sesiones de inmediato.",
  yourRights: "Sus derechos",
  youMayRequestAccessTo:
    "Puede solicitar acceso a su información personal, una copia, una corrección o su eliminación. Escriba a <link>{supportEmail}</link>. Respondemos las solicitudes de privacidad {privacyReply}.",
  internationalUsersAndGdpr: "Usuarios internacionales y RGPD",
  ifYouAreInThe:
    "Si se encuentra en el Espacio Económico Europeo o en el Reino Unido, su empresa es la responsable del tratamiento de los datos personales de sus proveedores y nosotros los tratamos por cuenta de ella. Usted tiene derecho a acceder a sus datos personales, rectificarlos, suprimirlos, limitar su tratamiento, trasladarlos y oponerse a su tratamiento. También puede presentar una reclamación ante la autoridad de control de su localidad.",
  children: "Menores de edad",
  theServiceIsForBusinesses: "El servicio es para empresas. Debe tener al menos {minimumAge} años para usarlo.",
  changesToThisPolicy: "Cambios a esta política",
  ifWeMakeAMaterial:
    "Si hacemos un cambio importante a esta política, avisaremos por correo a los titulares de las cuentas antes de que entre en vigor.",
  supportCenter: "Centro de soporte",
  helpWithTheProduct: "Ayuda con el producto",
  weReplySupportreplyIncludeThe: "Respondemos {supportReply}. Incluya el proveedor y el nombre del archivo. No envíe datos de las pólizas.",
  privacyAndSecurity: "Privacidad y seguridad",
  requestACopyOrDeletion:
    "Solicite una copia o la eliminación de sus datos, o informe un problema de seguridad. Respondemos {privacyReply}.",
  privacyOrSecurity: "Privacidad o seguridad",
  plansAndBilling: "Planes y facturación",
  chooseChangeOrCancelA: "Elija, cambie o cancele un plan. Respondemos {supportReply}.",
  startAFreeTrial: "Iniciar una prueba gratis",
  resetYourPassword: "Restablecer su contraseña",
  howWeProtectYourData: "Cómo protegemos sus datos",
  termsOfService: "Términos del servicio",
  answersToCommonQuestionsAnd: "Respuestas a preguntas comunes y personas que pueden ayudarle.",
  quickHelp: "Ayuda rápida",
  frequentlyAskedQuestions: "Preguntas frecuentes",
  theAgreementBetweenYouAnd: "El acuerdo entre usted y {appName}, en lenguaje claro.",
  pdfJpgPngDocAnd: "PDF, JPG, PNG, DOC y DOCX",
  within24Hours: "en un plazo de 24 horas",
  within48BusinessHours: "en un plazo de 48 horas hábiles",
  within2448Hours: "en un plazo de 24 a 48 horas",
  startWithTheVendorYou: "Empiece por el proveedor que más le preocupa",
  uploadOneCertificateAndSee: "Cargue un certificado y vea lo que leemos. {trialDays} días gratis, sin tarjeta de crédito.",
  theDashboardWithTheNumber: "El panel, con la cantidad de proveedores en cada estado: Cumple, Por vencer y Vencido",
  everyVendorOnOneScreen: "Todos los proveedores en una pantalla",
  seeWhoIsCoveredWhose:
    "Vea quién está cubierto, qué cobertura vence primero y qué llegó hoy. Haga clic en cualquier número para abrir su lista.",
  sixStatusesEachWithA: "Seis estados, cada uno con su motivo",
  upcomingExpirationsInDateOrder: "Próximos vencimientos ordenados por fecha",
  countsUpdateAsSoonAs: "Las cifras se actualizan en cuanto se lee un archivo",
  aVendorsPageWithIts: "La página de un proveedor con su estado y el número de póliza y las fechas de cada cobertura",
  oneStatusForEachVendor: "Un estado para cada proveedor",
  seeEachCoverageWithIts: "Vea cada cobertura con su número de póliza, fechas y límites. El certificado está a un clic.",
  renewalsReplaceTheOldPolicy: "Las renovaciones reemplazan la póliza anterior, línea por línea",
  certificatesForAnotherCompanyNever: "Los certificados a nombre de otra empresa nunca cuentan",
  datesYouTypeAppearNext: "Las fechas que usted escribe aparecen junto a las que leemos",
  honestAboutUnreadableValues: "Transparencia con los datos ilegibles",
  weMarkUnreadableValuesFor: "Marcamos los datos ilegibles para revisión. Nunca adivinamos, y esos datos nunca cuentan como cumplimiento.",
  emailReminders: "Recordatorios por correo",
  weEmailTheVendorsContact:
    "Escribimos al contacto del proveedor {join} días antes de que venza una póliza. Cada recordatorio se envía una sola vez.",
  certificateRequests: "Solicitudes de certificado",
  askAVendorForA: "Pida un certificado a un proveedor con un clic. El proveedor no necesita una cuenta ni paga nada.",
  rolesForYourTeam: "Roles para su equipo",
  chooseAdminManagerOrViewer: "Elija Administrador, Gestor o Lector. Todos ven la misma lista y usted decide quién puede cambiarla.",
  originalFiles: "Archivos originales",
  filekindsUpToLargestfileWe:
    "{fileKinds} de hasta {largestFile}. Nunca modificamos un archivo y lo conservamos {retentionYears} años después de su vencimiento.",
  tamperEvidentActivityLog: "Registro de actividad con detección de alteraciones",
  seeWhoDidWhatAnd: "Vea quién hizo qué y cuándo. Las entradas están encadenadas, así que se detecta cualquier cambio en las anteriores.",
  lessFilingFewerPhoneCalls: "Menos papeleo, menos llamadas",
  knowWhoIsOnSite: "Sepa quién está en la obra sin cobertura antes de que alguien pregunte.",
  knowWhichVendorsAreCovered: "Sepa hoy qué proveedores tienen cobertura",
  appnameReadsYourVendorsCertificates:
    "{appName} lee los certificados de seguro de sus proveedores, muestra el estado de cada proveedor en un solo lugar y envía recordatorios antes de que venza la cobertura.",
  seeHowItWorks: "Ver cómo funciona",
  trialdaysDayFreeTrialNo: "Prueba gratis de {trialDays} días. Sin tarjeta de crédito.",
  aVendorsCertificateWithA:
    "El certificado de un proveedor con un recuadro alrededor de cada dato que leemos y la lista de esos datos. Un límite está marcado para revisión.",
  paid: "Pago",
  tryNameForTrialdaysDays: "Probar {name} por {trialDays} días",
  comparePlans: "Comparar planes",
  lastChangedOnDay: "Última modificación: <time>{day}</time>",
  product: "Producto",
  features: "Funciones",
  pricing: "Precios",
  signIn: "Iniciar sesión",
  legal: "Legal",
  certificatesOfInsuranceTrackedFor: "Certificados de seguro bajo control.",
  howItWorks: "Cómo funciona",
  openAppname: "Abrir {appName}",
  main: "Principal",
  signInLinkButton: "Iniciar sesión",
  closeMenu: "Cerrar menú",
  openMenu: "Abrir menú",
  menu: "Menú",
  inNumbers: "En cifras",
  uploadCertificates: "Cargue certificados",
  addAVendorAndUpload:
    "Agregue un proveedor y cargue su certificado: un PDF, una foto o un archivo de Word. Puede cargar hasta 100 archivos a la vez.",
  aiProcessesData: "La IA procesa los datos",
  weReadCoveragesDatesAnd: "Leemos coberturas, fechas y límites en la página. Lo que no está claro se marca para que usted lo verifique.",
  stayCompliant: "Siga cumpliendo",
  statusesUpdateAutomaticallyAndReminders: "Los estados se actualizan automáticamente y los recordatorios salen antes de que algo venza.",
  threeSteps: "Tres pasos",
  howDoIAddA: "¿Cómo agrego un proveedor?",
  openVendorsAndSelectAdd:
    "Abra Proveedores y elija Agregar proveedor, o use el botón redondo de la esquina inferior derecha. Para empezar solo necesita un nombre y una dirección de correo electrónico.",
  whichFilesCanIUpload: "¿Qué archivos puedo cargar?",
  filekindsUpToLargestfilePer:
    "{fileKinds}, de hasta {largestFile} por archivo. También leemos escaneos y fotos. Las imágenes derechas y nítidas funcionan mejor.",
  whatDoesEachStatusMean: "¿Qué significa cada estado?",
  compliantCoverageIsInForce:
    "Cumple: la cobertura está vigente. Por vencer: una póliza vence dentro de 30 días. Vencido: una póliza ya venció. No cumple: la cobertura no cumple un requisito. En revisión: no se pudo leer un dato y una persona debe verificarlo. Sin documentos: no se ha cargado nada.",
  whatHappensWhenACertificate: "¿Qué pasa cuando no se puede leer un certificado?",
  weKeepTheFileShow:
    "Conservamos el archivo, le mostramos el motivo y marcamos al proveedor En revisión. Usted puede reprocesar el archivo, cargar una copia mejor o escribir el tipo de documento y la fecha de vencimiento.",
  whatIfITypeA: "¿Qué pasa si escribo una fecha distinta de la del certificado?",
  weUseTheDateYou: "Usamos la fecha que usted escribe. La fecha del certificado sigue visible al lado.",
  whenAreRemindersSent: "¿Cuándo se envían los recordatorios?",
  weEmailTheVendorsContactJoin:
    "Escribimos al contacto del proveedor {join} días antes de que venza una póliza, en la zona horaria de su empresa.",
  howDoesTheFreeTrial: "¿Cómo funciona la prueba gratis?",
  theTrialLastsTrialdaysDays:
    "La prueba dura {trialDays} días y no requiere tarjeta de crédito. Después, elija un plan mensual o anual. Hasta que lo haga, puede ver y exportar todo, pero los cambios y los recordatorios quedan en pausa. No eliminamos nada durante {keptDays} días.",
  howLongDoYouKeep: "¿Cuánto tiempo conservan mis documentos?",
  weKeepCertificatesForRetentionyears:
    "Conservamos los certificados {retentionYears} años después de su vencimiento, a menos que usted los elimine antes. Borramos los datos eliminados en un plazo de {deletionDays} días.",
  agreement: "Acuerdo",
  byCreatingAnAccountYou:
    "Al crear una cuenta, usted acepta estos términos en su nombre y en el de la empresa que representa. Si no los acepta, no use el servicio.",
  theService: "El servicio",
  appnameStoresCertificatesOfInsurance:
    "{appName} guarda certificados de seguro y otros documentos de proveedores, lee información en ellos, muestra un estado por proveedor y envía recordatorios antes de que venzan las pólizas.",
  eligibility: "Elegibilidad",
  theServiceIsForBusinessesYou:
    "El servicio es para empresas. Debe tener al menos {minimumAge} años y estar autorizado para actuar en nombre de su empresa.",
  yourAccount: "Su cuenta",
  keepYourPasswordConfidentialAnd:
    "Mantenga su contraseña confidencial y los datos de su cuenta correctos. Avísenos de inmediato si cree que otra persona ha usado su cuenta. Usted es responsable de la actividad que se realice con su cuenta.",
  freeTrial: "Prueba gratis",
  aNewCompanyCanUse:
    "Una empresa nueva puede usar el servicio sin costo durante {trialDays} días. No se requiere tarjeta de crédito y no le cobramos cuando termina la prueba. Después de la prueba, puede ver y exportar sus datos, pero no puede cambiarlos, y los recordatorios quedan en pausa hasta que elija un plan. No eliminamos nada durante {keptDays} días.",
  plansPaymentAndPriceChanges: "Planes, pago y cambios de precio",
  afterTheTrialTheService:
    "Después de la prueba, el servicio requiere un plan de pago mensual o anual. Le avisaremos al menos {priceNoticeDays} días antes de que se le aplique un cambio de precio.",
  cancellation: "Cancelación",
  youCanCancelAtAny:
    "Puede cancelar en cualquier momento. Para evitar el próximo cobro, cancele al menos {cancellationHours} horas antes de que se renueve el plan. Conserva el acceso hasta el final del período pagado.",
  yourDocumentsAndData: "Sus documentos y datos",
  youOwnWhatYouUpload:
    "Lo que usted carga es suyo. Nos permite guardarlo y procesarlo para prestar el servicio. Conservamos los certificados {retentionYears} años después de su vencimiento, a menos que usted los elimine antes. Borramos los datos eliminados en un plazo de {deletionDays} días. Consulte los detalles en nuestra <link>Política de privacidad</link>.",
  acceptableUse: "Uso aceptable",
  doNotUploadContentYou:
    "No cargue contenido que no tenga derecho a compartir. No intente acceder a los datos de otra empresa. No interfiera con el servicio ni con sus usuarios.",
  whatAStatusMeans: "Qué significa un estado",
  aStatusIsBasedOn:
    "Un estado se basa en los documentos que usted cargó y en la información que pudimos leer en ellos. No es un seguro, ni asesoría legal, ni una confirmación de una aseguradora. Consulte a la aseguradora o a su agente antes de confiar en una cobertura.",
  liability: "Responsabilidad",
  theServiceIsProvidedAs:
    "El servicio se presta “tal como está”. En la medida en que la ley lo permita, nuestra responsabilidad total se limita al monto que usted pagó en los últimos {liabilityMonths} meses.",
  terminationAndChanges: "Terminación y cambios",
  weMaySuspendAnAccount:
    "Podemos suspender una cuenta que infrinja estos términos. Si hacemos un cambio importante a estos términos, avisaremos por correo a los titulares de las cuentas antes de que entre en vigor.",
  questionsAboutTheseTermsSupportemail: "Preguntas sobre estos términos: <link>{supportEmail}</link>. Respondemos {termsReply}.",
  certificatesTracked: "Certificados de seguro bajo control.",
  knowWhichVendorsAreCoveredToday: "Sepa hoy qué proveedores tienen cobertura",
};
